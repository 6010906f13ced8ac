import { expect, link, pageHeading, test } from './shop.ts';

const disc = '/part/NH-10042';

test.describe('without scripts', () => {
  test.use({ isFresh: true, javaScriptEnabled: false });

  test('a part can be read and bought without scripts', async ({ page }) => {
    await page.goto(disc);
    await expect(pageHeading(page, 'Ventilated brake disc')).toBeVisible();
    const main = page.getByRole('main');
    for (const text of ['$64.00', '312 mm (12.28 in)', '1K0 615 301 AA'])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('img', { name: 'Ventilated brake disc' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toBeHidden();

    await main.getByRole('link', { name: 'Buy Now', exact: true }).click();
    await expect(page).toHaveURL(/\/purchase\/[\w-]+$/);
    await expect(page.getByText(/^This page needs JavaScript/)).toBeVisible();
    await link(page, 'Login').click();
    await expect(page).toHaveURL('/login');
    await expect(pageHeading(page, /./)).toBeVisible();
  });
});
