import type { Browser, Page } from 'playwright-core';

/** Opens a page in its own context, with an empty cache. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds calls of this function to functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}
