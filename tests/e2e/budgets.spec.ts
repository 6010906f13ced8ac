import { pages } from '#contract/pages.ts';
import { budgetedPages, budgetOf, type Budget } from './budgets.ts';
import { figuresOf, loadShopPage, type PageRequest } from './page-load.ts';
import { expect, test } from './shop.ts';

test.use({ isFresh: true });

const describe = ({ url, bytes }: PageRequest) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${url}`;

for (const name of budgetedPages) {
  test(`${pages[name].path} stays within its budgets`, async ({ page }) => {
    const budgets = budgetOf(name);
    let load = await loadShopPage(page, pages[name]);
    // While other tests run, a request may start late, after one that it does not need. Then the chain is too long.
    for (let loads = 1; load.chain.length > budgets.steps && loads < 3; loads += 1)
      load = await loadShopPage(page, pages[name]);
    const figures = figuresOf(load);
    const largest = load.scripts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
    const details: Record<keyof Budget, readonly PageRequest[]> = {
      javaScript: largest,
      scripts: load.scripts,
      styleSheets: load.styleSheets,
      requests: load.requests,
      steps: load.chain,
    };
    for (const [figure, requests] of Object.entries(details) as Array<[keyof Budget, PageRequest[]]>) {
      const budget = budgets[figure];
      const message = `${name}: ${figure} is ${figures[figure]}, the budget in budgets.ts is ${budget}`;
      expect
        .soft(figures[figure], [message, ...requests.map(describe)].join('\n'))
        .toBeLessThanOrEqual(budget);
    }
  });
}
