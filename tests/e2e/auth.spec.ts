import type { Page, Route } from '@playwright/test';
import { newCustomer, passwordOfCustomers } from './customers.ts';
import { arriveAs, demo, expect, logIn, newPerson, signUp, test } from './shop.ts';

const guarded = '/user-dashboard/add-review';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gets in at Google with an account of its own, from the page that the button is on. */
async function continueWithGoogle(page: Page) {
  const popupOpens = page.waitForEvent('popup');
  await button(page, 'Continue With Google').click();
  const popup = await popupOpens;
  await popup.getByText('Add new account').click();
  await popup.getByText('Auto-generate user information').click();
  await popup.getByRole('button', { name: /Sign in with Google/ }).click();
}

test.describe('the login page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
  });

  // proves 2.9, 5.1
  test('says what is missing, at its field, and asks the provider nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await button(page, 'Login').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required');
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Email').fill('   ');
    await field(page, 'Password').fill(demo.customer.password);
    await button(page, 'Login').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByText('Password is required')).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  // proves 2.9, 2.10, 2.11
  test('leads to the sign-up, to a new password, and each of them back', async ({ page }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(heading('Sign up')).toBeVisible();
    await expect(button(page, 'Continue With Google')).toBeVisible();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL('/reset');
    await expect(heading('Reset password')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(button(page, 'Continue With Google')).toBeVisible();
  });
});

test.describe('a login that the provider refuses', () => {
  test.use({ expectedErrors: [/status of 400/] });

  // proves 8.7
  test('says at its field whether nobody has that address or the password is another', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { email: 'nobody@norholt.test', password: 'drawing-office' });
    await expect(field(page, 'Email')).toHaveAccessibleDescription('No user found');
    await logIn(page, { ...demo.customer, password: 'not-the-password' });
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Wrong password');
    await expect(page.getByText('No user found')).toHaveCount(0);
    await expect(field(page, 'Password')).toHaveValue('not-the-password');
  });
});

test.describe('the sign-up page', () => {
  // proves 2.10, 5.2
  test('says what is missing, and that a password has six characters', async ({ page }) => {
    await page.goto('/signup');
    await button(page, 'Sign up').click();
    await expect(field(page, 'Full name')).toHaveAccessibleDescription('Name is required');
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required');
    await expect(field(page, 'Full name')).toBeFocused();

    const person = newPerson();
    await signUp(page, { ...person, password: '12345' });
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Minimum length should be 6');
    await field(page, 'Password').fill('123456');
    await button(page, 'Sign up').click();
    await expect(page.getByRole('link', { name: `My Profile, ${person.name}` })).toBeVisible();
  });

  test.describe('when the provider does not take the name', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('signs up nevertheless, and the shop knows the name', async ({ page }) => {
      await page.route('**/accounts:update*', (route) => route.abort());
      const person = newPerson();
      await page.goto('/signup');
      await signUp(page, person);
      await expect(page.getByRole('link', { name: `My Profile, ${person.name}` })).toBeVisible();
      await page.goto('/user-dashboard/my-profile');
      await expect(field(page, 'Name')).toHaveValue(person.name);
    });
  });

  test.describe('for an address that is taken', () => {
    test.use({ expectedErrors: [/status of 400/] });

    // proves 8.8
    test('says what the provider says, and keeps what was typed', async ({ page }) => {
      await page.goto('/signup');
      await signUp(page, { ...newPerson(), email: demo.customer.email });
      await expect(
        page.getByText('The email address is already in use by another account.', { exact: true }),
      ).toBeVisible();
      await expect(field(page, 'Email')).toHaveValue(demo.customer.email);
      await expect(page).toHaveURL('/signup');
    });
  });

  // proves 8.8
  test('says under the Google button why its window did not open', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/signup');
    await button(page, 'Continue With Google').click();
    const message = page.getByText(
      'Unable to establish a connection with the popup. It may have been blocked by the browser.',
    );
    await expect(message).toBeVisible();
    const [above, below] = [
      await button(page, 'Continue With Google').boundingBox(),
      await message.boundingBox(),
    ];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect(button(page, 'Continue With Google')).toBeEnabled();
  });
});

test.describe('the page for a new password', () => {
  // proves 2.11, 5.3
  test('wants an address, and says that the mail is on its way', async ({ page }) => {
    await page.goto('/reset');
    await button(page, 'Reset').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
    const { email } = await newCustomer();
    await field(page, 'Email').fill(email);
    await button(page, 'Reset').click();
    await expect(page.getByText('Password reset email sent!', { exact: true })).toBeVisible();
    await expect(page.getByText(`To ${email}.`)).toBeVisible();
  });

  test.describe('when the provider refuses', () => {
    test.use({ expectedErrors: [/status of 400/] });

    // proves 8.9
    test('says in a toast what the provider says', async ({ page }) => {
      await page.goto('/reset');
      await field(page, 'Email').fill('nobody@norholt.test');
      await button(page, 'Reset').click();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toContainText(
        'There is no user record corresponding to this identifier. The user may have been deleted.',
      );
      await expect(page.getByText('Password reset email sent!')).toHaveCount(0);
      await expect(field(page, 'Email')).toHaveValue('nobody@norholt.test');
    });
  });
});

test.describe('who has got in', () => {
  const waysIn: Record<string, (page: Page) => Promise<void>> = {
    'by a login': (page) => logIn(page, demo.customer),
    'by a sign-up': async (page) => {
      await page.getByRole('link', { name: 'Create an account' }).click();
      await signUp(page, newPerson());
    },
    'with Google': continueWithGoogle,
  };

  for (const [way, getIn] of Object.entries(waysIn)) {
    // proves 2.28
    test(`${way} is where they wanted to go, and the login page is not behind them`, async ({ page }) => {
      await page.goto('/blogs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${guarded}?from=mail`);
      await expect(page).toHaveURL('/login');
      await getIn(page);
      await expect(page).toHaveURL(`${guarded}?from=mail`);
      await expect(page.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
      await page.goBack();
      await expect(page).not.toHaveURL(/login|signup/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(page, 'Login')).toHaveCount(0);
    });
  }

  // proves 2.28
  test('comes back to the page that the login was chosen on, and home where there was none', async ({
    page,
  }) => {
    await page.goto('/portfolio');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, demo.customer);
    await expect(page).toHaveURL('/portfolio');
    await button(page, 'Logout').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

    await page.goto('/login');
    await logIn(page, demo.customer);
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  // proves 6.4, 6.5
  test('carries the token of the exchange, which the local storage keeps as accessToken', async ({
    page,
  }) => {
    await page.goto('/login');
    const exchange = page.waitForResponse((response) => response.request().method() === 'PUT');
    const question = page.waitForRequest(/\/api\/admin\//);
    await logIn(page, demo.customer);
    const { accessToken } = (await (await exchange).json()) as { accessToken: string };
    expect((await exchange).request().postDataJSON()).toMatchObject({ email: demo.customer.email });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBe(accessToken);

    const bearer = `Bearer ${accessToken}`;
    expect(decodeURIComponent((await question).url())).toMatch(
      new RegExp(`/api/admin/${demo.customer.email}$`),
    );
    expect((await question).headers()['authorization']).toBe(bearer);
    const list = page.waitForRequest(/\/api\/orders\//);
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    expect((await list).headers()['authorization']).toBe(bearer);
  });

  // proves 6.4
  test('is an admin if the server says so of the address, whatever else is known', async ({ page }) => {
    await page.route('**/api/admin/*', (route) => route.fulfill({ json: { admin: true } }));
    await arriveAs(page, newPerson(), '/blogs');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await page.unroute('**/api/admin/*');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Orders' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  });
});

test.describe('while it is being found out who is there', () => {
  /** The guard's own, within the page: before anything is there the whole screen shows one like it. */
  async function expectSpinner(page: Page, path: string) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    await expect(page).toHaveURL(path);
  }

  /** Holds the server's answer whether somebody is an admin until it is let go. */
  async function holdRole(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const freed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/admin/*', async (route: Route) => {
      await freed;
      await route.continue();
    });
    return release;
  }

  // proves 2.17
  test('the guard of the admins shows a spinner, then sends a customer home', async ({ page }) => {
    await arriveAs(page, newPerson(), '/blogs');
    await expect(button(page, 'Logout')).toBeVisible();
    const release = await holdRole(page);
    await page.goto('/admin-dashboard/add-product');
    await expectSpinner(page, '/admin-dashboard/add-product');
    await expect(page.getByRole('heading', { name: 'Add a Product' })).toHaveCount(0);
    release();
    await expect(page).toHaveURL('/');
  });

  // proves 2.28
  test('the guard of the customers shows one, then the page; so does the button of the login', async ({
    page,
  }) => {
    const { email } = await newCustomer();
    const release = await holdRole(page);
    await page.goto('/login');
    // The role is asked once somebody is signed in: before that, the next page would find a visitor.
    const question = page.waitForRequest(/\/api\/admin\//);
    await logIn(page, { email, password: passwordOfCustomers });
    await question;
    await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
    await page.goto(guarded);
    await expectSpinner(page, guarded);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible();
  });
});
