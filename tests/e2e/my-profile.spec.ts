import { arriveAs, demo, expect, logIn, newPerson, test } from './shop.ts';

const path = '/user-dashboard/my-profile';

// proves 2.25, 5.6, 6.2, 7.4, 7.5, 7.22, 8.1, 8.4
test('a profile is changed, the navbar follows, and saving it again has nothing new', async ({ page }) => {
  const person = newPerson();
  await arriveAs(page, person, path);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');

  const save = page.getByRole('button', { name: 'Save changes' });
  await page.getByLabel('Name').fill('  ');
  await save.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Ruta Ekström');
  await page.getByLabel(/^City/).fill('Uddevalla');
  await page.getByLabel(/^GitHub/).fill('javascript:alert(1)');
  await save.click();
  await expect(page.getByText(/^Enter an account name such as/)).toBeVisible();
  await page.getByLabel(/^GitHub/).fill('ruta-ekstrom');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save.dblclick();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ruta Ekström',
    email: person.email,
    number: '',
    city: 'Uddevalla',
    linkedin: '',
    github: 'ruta-ekstrom',
  });
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Profile, Ruta Ekström' })).toBeVisible();

  await page.getByLabel(/^Phone/).fill('+46 70 740 61 23');
  await page.getByLabel(/^LinkedIn/).fill('https://linkedin.com/in/ruta');
  const savedAgain = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  expect(await (await savedAgain).json()).toEqual({ result: { modifiedCount: 1 } });
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByText('No new information!', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^City/)).toHaveValue('Uddevalla');
  await expect(page.getByLabel(/^Phone/)).toHaveValue('+46 70 740 61 23');
  await expect(page.getByLabel(/^LinkedIn/)).toHaveValue('https://linkedin.com/in/ruta');
  await expect(page.getByLabel(/^GitHub/)).toHaveValue('ruta-ekstrom');
  await expect(page.getByRole('link', { name: 'My Profile, Ruta Ekström' })).toBeVisible();
});

test('what is not saved is asked about before it is left', async ({ page }) => {
  await arriveAs(page, newPerson(), '/user-dashboard/add-review');
  await page.getByRole('link', { name: 'My Profile', exact: true }).last().click();
  await page.getByLabel(/^City/).fill('Lysekil');
  await page.getByRole('link', { name: 'Add A Review' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel(/^City/)).toHaveValue('Lysekil');
  await page.goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: 'Add A Review' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
});

// proves 8.1
test('an address that is not verified says so, and the mail is sent again; so is one for a new password', async ({
  page,
}) => {
  const person = newPerson();
  await arriveAs(page, person, path);
  await expect(page.getByText('Not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification' }).click();
  await expect(page.getByText(`Sent to ${person.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change password by email' }).click();
  await expect(page.getByText('Password reset email sent!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible();
});

// proves 6.3
test('an admin has the same page in their own dashboard', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demo.admin);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.goto('/admin-dashboard/my-profile');
  await expect(page.getByLabel('Email')).toHaveValue(demo.admin.email);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});
