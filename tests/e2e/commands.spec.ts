import { demo, expect, logIn, test } from './shop.ts';

test('an admin reaches a page, a search, a theme and the way out by the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const say = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
    await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
  };

  await say('all user');
  await expect(page).toHaveURL('/admin-dashboard/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/All User/);

  await say('caliper seal');
  await expect(page).toHaveURL('/admin-dashboard/manage-order?search=caliper+seal');

  await say('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await say('logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a page that comes while they are open leaves them the focus, and has it when they close', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const field = palette.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const code = page.waitForRequest('/assets/*.js');
  await page.keyboard.type('sign up');
  await expect(palette.getByRole('option').first()).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await code;
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('par');
  const option = palette.getByRole('option').first();
  await expect(option).toHaveAttribute('data-focused', 'true');
  arrive();
  await expect(page).toHaveTitle(/Sign up/);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(/sign up/i);
  await expect(field).toBeFocused();
  await expect(option).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Escape');
  await expect(heading).toBeFocused();
});

test('the button of the dashboard opens it and gets the focus back; a visitor sees no page of the dashboards', async ({
  page,
}) => {
  await page.goto('/parts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('option', { name: 'Login' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'My Orders' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/login');
  await logIn(page, demo.customer);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto('/user-dashboard/my-orders');
  const button = page.getByRole('button', { name: /^Commands/ });
  await button.click();
  await expect(palette.getByRole('option', { name: 'My Orders' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'All User' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a login by the palette leads back to where it was asked for', async ({ page }) => {
  await page.goto('/parts?search=gear');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('option', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, demo.customer);
  await expect(page).toHaveURL('/parts?search=gear');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`on a phone, motion: ${reducedMotion}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion } });

    test('the palette that the drawer opened hands the focus to what opened the drawer', async ({ page }) => {
      await page.goto('/login');
      await logIn(page, demo.customer);
      await expect(page).toHaveURL('/');
      await page.goto('/user-dashboard/my-orders');
      const bar = page.getByRole('button', { name: 'My Orders', expanded: false });
      // The first time its code has yet to come.
      for (let round = 0; round < 2; round++) {
        await bar.click();
        await page
          .getByRole('dialog', { name: 'Dashboard' })
          .getByRole('button', { name: /^Commands/ })
          .click();
        const palette = page.getByRole('dialog', { name: 'Commands' });
        await expect(palette.getByRole('combobox')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(palette).toBeHidden();
        await expect(bar).toBeFocused();
      }
    });
  });
}
