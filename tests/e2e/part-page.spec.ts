import { tabTo, tabToAndPress } from './keyboard.ts';
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

test('a part is read by keyboard: its picture is enlarged, and a similar part is opened', async ({
  page,
}) => {
  await page.goto(disc);
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await tabToAndPress(page, enlarge);
  const dialog = page.getByRole('dialog', { name: 'Ventilated brake disc' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();

  const similar = page.getByRole('region', { name: 'Similar parts' });
  const solid = link(similar, 'Solid brake disc').first();
  await tabTo(page, solid);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/part/NH-10048');
  await expect(pageHeading(page, 'Solid brake disc')).toBeVisible();
  await expect(page).toHaveTitle(/^Solid brake disc/);
});
