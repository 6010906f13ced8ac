import type { Page } from '@playwright/test';

/** Whether the browser would ask before the page is loaded anew or closed. */
export const isUnloadAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
