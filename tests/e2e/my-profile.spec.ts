import { openAsNewCustomer } from './customers.ts';
import { button, expect, link, test } from './shop.ts';

const path = '/user-dashboard/my-profile';

test('a customer changes their profile and their name in the navbar, and saving again changes nothing', async ({
  page,
}) => {
  const customer = await openAsNewCustomer(page, path);
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');

  const save = button(page, 'Save changes');
  const profileLink = link(page, 'My Profile, Ruta Ekström');
  await page.getByLabel('Name').fill('Ruta Ekström');
  await page.getByLabel(/^Phone/).fill('+46 70 740 61 23');
  await page.getByLabel(/^City/).fill('Uddevalla');
  await page.getByLabel(/^LinkedIn/).fill('https://linkedin.com/in/ruta');
  await page.getByLabel(/^GitHub/).fill('ruta-ekstrom');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save.dblclick();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ruta Ekström',
    email: customer.email,
    number: '+46 70 740 61 23',
    city: 'Uddevalla',
    linkedin: 'https://linkedin.com/in/ruta',
    github: 'ruta-ekstrom',
  });
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(profileLink).toBeVisible();

  await expect(save).toBeEnabled();
  // A slow second press: the first message stays, and does while the pointer is on it.
  await page.getByText('Profile updated', { exact: true }).hover();
  await save.press('Enter');
  await expect(page.getByText('No new information!', { exact: true })).toBeVisible();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^City/)).toHaveValue('Uddevalla');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+46 70 740 61 23');
  await expect(page.getByLabel(/^LinkedIn/)).toHaveValue('https://linkedin.com/in/ruta');
  await expect(page.getByLabel(/^GitHub/)).toHaveValue('ruta-ekstrom');
  await expect(profileLink).toBeVisible();
});
