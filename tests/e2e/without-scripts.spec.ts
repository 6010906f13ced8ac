import { stack } from './stack.ts';
import { button, demo, expect, link, logIn, pageHeading, test } from './shop.ts';

test.use({ isFresh: true, javaScriptEnabled: false });

test.describe('critical styles', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/parts?search=brake', '/blogs', '/portfolio', '/login', '/signup', '/reset'])
    test(`${path} can be read without scripts, and looks the same when its complete style sheets load`, async ({
      page,
    }) => {
      const stylesOfElements = () =>
        page.evaluate(() =>
          [...document.body.querySelectorAll('*')].map((element) => {
            const style = getComputedStyle(element);
            return [
              element.outerHTML.slice(0, 80),
              // A custom property that no critical rule reads is in the complete style sheets only.
              ...[...style]
                .filter((name) => !name.startsWith('--'))
                .map((name) => style.getPropertyValue(name)),
            ].join();
          }),
        );
      await page.goto(path);
      await expect(pageHeading(page, /./)).toBeVisible();
      const before = await stylesOfElements();
      await page.evaluate(() => {
        const names = document.querySelector<HTMLElement>('script[data-styles]')?.dataset['styles'] ?? '';
        for (const href of names.split(' '))
          document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      });
      const areLoaded = () =>
        page.evaluate(() => {
          const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
          return links.length > 1 && [...links].every(({ sheet }) => sheet);
        });
      await expect.poll(areLoaded).toBe(true);
      expect(await stylesOfElements()).toEqual(before);
    });
});

test('the catalogue can be searched, filtered, sorted and turned without scripts', async ({ page }) => {
  await page.goto('/');
  await link(page, /^See all/).click();
  await link(page, 'Page 2').click();
  await expect(page).toHaveURL('/parts?page=2');
  await expect(page.getByText(/^Showing 25–/)).toBeVisible();

  await page.getByLabel('Search parts').fill('brake');
  await page.getByLabel('In stock').check();
  await page.getByLabel('Running low').check();
  await page.getByLabel('To', { exact: true }).fill('60');
  await page.getByLabel('Sort').selectOption('price');
  await button(page, 'Show parts').click();
  await expect(page).toHaveURL(/search=brake&sort=price&stock=in&stock=low&minPrice=&maxPrice=60&need=/);
  await expect(page.getByText('Showing 2 parts')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Solid brake disc', 'Brake pad set']);
});

for (const path of ['/purchase/1', '/user-dashboard/my-orders', '/admin-dashboard/user'])
  test(`${path} says that it needs JavaScript, and offers the catalogue`, async ({ page, context }) => {
    // What the server renders for somebody who is signed in.
    await context.addCookies([{ name: 'session', value: '1', url: stack.shopUrl }]);
    await page.goto(path);
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await link(page, 'See our parts.').click();
    await expect(page).toHaveURL('/parts');
    await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
  });

test('a form that is sent before its script has loaded writes no password into the URL', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.customer);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(demo.customer.email);
});
