import type { Page } from '@playwright/test';
import { newCustomer, openAs } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { demo, expect, link, logIn, pageHeading, stockParts, test } from './shop.ts';

test('the hero of the home page links to the parts and the business summary', async ({ page }) => {
  await page.goto('/');
  await expect(pageHeading(page, /./)).toHaveCount(1);
  await page.getByRole('link', { name: 'Our Parts', exact: true }).click();
  await expect(page).toHaveURL('/#parts');
  await expect(stockParts(page)).toBeInViewport();
  await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('link', { name: 'Learn More', exact: true }).click();
  await expect(page).toHaveURL('/#business');
  await expect(page.getByText('served customers')).toBeInViewport();
});

test.describe('the navbar', () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const hrefs = (page: Page) =>
    links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const avatarLink = (page: Page) => link(page.getByRole('banner'), /^My Profile, /);
  const visitorLinks = ['Home', 'Blog', 'MY Portfolio', 'Contact'];
  const visitorHrefs = ['/', '/blogs', '/portfolio', '/#contact'];

  test('links a visitor to the public pages and the login', async ({ page }) => {
    await page.goto('/');
    await expect(links(page)).toHaveText(visitorLinks);
    await link(page, 'Blog').first().click();
    await expect(page).toHaveURL('/blogs');
    await link(page, 'MY Portfolio').click();
    await expect(page).toHaveURL('/portfolio');
    await link(page.getByRole('banner'), 'Contact').click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('form', { name: 'Ask the works' })).toBeInViewport();
    await link(page.getByRole('banner'), 'Login').click();
    await expect(page).toHaveURL('/login');
  });

  test('links a customer to their profile and orders, and shows their photo', async ({ page }) => {
    const photoURL = '/pictures/reviewer-160.webp';
    await openAs(page, await newCustomer({ photoURL }), '/blogs');
    await expect(links(page)).toHaveText([...visitorLinks, 'My Profile', 'My Orders']);
    const own = ['/user-dashboard/my-profile', '/user-dashboard/my-orders'];
    expect(await hrefs(page)).toEqual([...visitorHrefs, ...own]);
    const avatar = avatarLink(page).locator('img');
    await expect(avatar).toHaveAttribute('src', photoURL);
    await expect(avatar).toHaveJSProperty('naturalWidth', 160);
  });

  test('links an admin to the dashboard and their profile, and shows initials', async ({ page }) => {
    await openAsAdmin(page, '/blogs');
    await expect(links(page)).toHaveText([...visitorLinks, 'Dashboard', 'My Profile']);
    const own = ['/admin-dashboard/user', '/admin-dashboard/my-profile'];
    expect(await hrefs(page)).toEqual([...visitorHrefs, ...own]);
    await expect(avatarLink(page)).toHaveText(/^\p{Lu}{1,2}/u);
  });
});

/** Scrolls without motion and returns the position. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return window.scrollY;
  }, top);

test.describe('the footer', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is on the public pages, and not on the login pages, the dashboards and the payment page', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    for (const path of ['/', '/blogs', '/portfolio', '/parts', '/no/such/page']) {
      await page.goto(path);
      await expect(footer.getByRole('heading')).toHaveText(['Services', 'Company', 'Legal']);
    }
    await expect(footer).toContainText('Providing reliable parts since 1992.');
    await expect(link(footer, /^Norholt on /)).toHaveCount(3);

    const columns = page.getByRole('heading', { name: /^(Services|Company|Legal)$/ });
    for (const path of ['/signup', '/reset', '/user-dashboard/my-orders']) {
      await page.goto(path);
      await expect(pageHeading(page, /./)).toBeVisible();
      await expect(columns).toHaveCount(0);
    }
    await expect(page).toHaveURL('/login');
    await logIn(page, demo.customer);
    await expect(pageHeading(page, 'My Orders')).toBeVisible();
    await expect(columns).toHaveCount(0);
    await page.goto('/payment/no-such-order');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(columns).toHaveCount(0);
  });
});

test.describe('scrolling, with motion allowed', () => {
  test.use({ isFresh: true, contextOptions: { reducedMotion: 'no-preference' } });

  /** Records the scroll positions of the page from now on, one per frame at most. */
  const recordPositions = (page: Page) =>
    page.evaluate(() => {
      const positions: number[] = [window.scrollY];
      Reflect.set(window, 'positions', positions);
      window.addEventListener('scroll', () => positions.push(window.scrollY));
    });
  const positions = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'positions'));

  test('a new page starts at its top, and Back restores the exact position', async ({ page }) => {
    await page.goto('/');
    await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
    // The page is that long only once its sections are loaded.
    await expect.poll(() => scrollTo(page, 3000)).toBe(3000);
    // While the bar shrinks, part of it is out of view, so focusing a link in it scrolls the page.
    const bar = page.getByRole('banner').locator('> div').first();
    await expect(bar).toHaveAttribute('data-stuck');
    await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await recordPositions(page);
    await link(bar, 'Blog').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blogs');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(stockParts(page)).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    expect(new Set(await positions(page))).toEqual(new Set([3000, 0]));
  });

  test('scrolls smoothly to an anchor of the open page', async ({ page }) => {
    await page.goto('/');
    await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
    await recordPositions(page);
    await page.getByRole('link', { name: 'Our Parts', exact: true }).click();
    await expect(page).toHaveURL('/#parts');
    await expect(stockParts(page)).toBeInViewport();
    await expect.poll(async () => (await positions(page)).length).toBeGreaterThan(3);
  });
});
