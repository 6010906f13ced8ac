import type { Browser, Locator, Page } from 'playwright-core';
import { newCustomer } from '#tests/e2e/customers.ts';
import { chainTo, watchRequests, type PageRequest } from '#tests/e2e/page-load.ts';
import { cards, link, logIn, payWith } from '#tests/e2e/shop.ts';
import { stack } from '#tests/e2e/stack.ts';
import { newPage } from './processes.ts';
import type { Row } from './table.ts';

/** Walks from the home page to a paid order in one tab. Returns the longest chain of dependent requests of each page. */
export async function measureCheckout(browser: Browser): Promise<Row[]> {
  const customer = await newCustomer();
  const page = await newPage(browser);
  const requests = await watchRequests(page);
  const rows: Row[] = [];

  async function step(name: string, act: () => Promise<unknown>, content: Locator): Promise<void> {
    const startedAt = Date.now();
    await act();
    await content.first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const contentAt = Date.now();
    const chains = requests
      .filter((request) => request.startedAt >= startedAt && request.finishedAt <= contentAt)
      .filter(({ type }) => ['Document', 'Script', 'Fetch', 'XHR'].includes(type))
      .map((request) => chainTo(request).filter((each) => each.startedAt >= startedAt));
    const longest = chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
    rows.push({
      page: name,
      steps: String(longest.length),
      'longest chain': longest.map(nameOf).join(' → '),
    });
    await page.waitForLoadState('networkidle');
  }

  const open = (name: string | RegExp) => link(page, name).first().click();
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const home = () => page.goto(stack.shopUrl, { waitUntil: 'commit' });
  await step('/', home, heading('True to the drawing.'));
  await step('/parts', () => open(/^See all/), heading(/^Parts$/));
  await step('/login', () => open(/^Buy Now, /), page.getByLabel('Email'));
  await step('/purchase/:partId', () => logIn(page, customer), page.getByLabel('Address'));
  await step('order placed', () => placeOrder(page), link(page, 'Pay Now'));
  await step('/payment/:orderId', () => open('Pay Now'), page.getByLabel('Card number'));
  await step('paid', () => payWith(page, cards.good), page.getByText('Your payment is completed'));
  await page.context().close();
  return rows;
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByLabel('Address').fill('Kajgatan 9, 451 42 Uddevalla');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
}

/** The method or the file, without the hash of its content. */
const nameOf = ({ url, type }: PageRequest) =>
  `${type} ${new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.)/, '')}`;
