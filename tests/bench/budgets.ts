import type { Browser } from 'playwright-core';
import { pages } from '#contract/pages.ts';
import { budgetedPages, budgetOf, type Budget } from '#tests/e2e/budgets.ts';
import { figuresOf, loadShopPage } from '#tests/e2e/page-load.ts';
import { newPage } from './processes.ts';
import { atMost, type Row } from './table.ts';

const labels: Readonly<Record<keyof Budget, string>> = {
  javaScript: 'JavaScript kB',
  scripts: 'scripts',
  styleSheets: 'style sheets',
  requests: 'requests',
  steps: 'steps',
};

/** What each page loads, beside its budget. */
export async function measureBudgets(browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of budgetedPages) {
    const page = await newPage(browser);
    const figures = figuresOf(await loadShopPage(page, pages[name]));
    await page.context().close();
    const cells = Object.entries(labels).map(([figure, label]) => {
      const key = figure as keyof Budget;
      return [label, atMost(figures[key], key === 'javaScript' ? 1 : 0, budgetOf(name)[key])] as const;
    });
    rows.push({ page: pages[name].path, ...Object.fromEntries(cells) });
  }
  return rows;
}
