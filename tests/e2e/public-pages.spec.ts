import type { Page } from '@playwright/test';
import { ask, newCustomer, passwordOfCustomers } from './customers.ts';
import { demo, expect, logIn, stockParts, test } from './shop.ts';

test.describe('a visitor on the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  // proves 2.1
  test('is led from the hero to what the works is and to its parts', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: 'Our Parts', exact: true }).click();
    await expect(page).toHaveURL('/#parts');
    await expect(stockParts(page)).toBeInViewport();
    await page.getByRole('link', { name: 'Learn More', exact: true }).click();
    await expect(page).toHaveURL('/#business');
    await expect(page.getByText('served customers')).toBeInViewport();
  });

  // proves 2.1, 2.2, 7.6
  test('sees at most six parts with all that a buyer asks, each with its way to an order', async ({
    page,
  }) => {
    const cards = stockParts(page).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const card = cards.filter({ has: page.getByRole('heading', { name: 'Front coil spring' }) });
    await expect(card).toContainText('$42.50');
    // Other tests order this part, so its stock is not fixed.
    await expect(card).toContainText(/Quantity\d+Minimum order4/);
    await expect(card).toContainText('Cold-wound chrome-silicon steel');
    const picture = card.locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card.getByRole('link', { name: 'Buy Now, Front coil spring' })).toHaveAttribute(
      'href',
      /^\/purchase\/[0-9a-f-]{36}$/,
    );
  });

  // proves 2.1, 2.3, 7.18
  test('reads at most four reviews with photo, stars, words and name', async ({ page }) => {
    const reviews = page.getByRole('region', { name: 'From the people who fit them' }).getByRole('figure');
    await expect(reviews).toHaveCount(4);
    const { token } = await newCustomer();
    await ask(token, 'POST', '/review', { rating: 5, description: 'The bolts fit at once.' });
    const response = page.waitForResponse('**/api/review?*');
    await page.reload();
    const given = (await (await response).json()) as {
      name: string;
      photoURL: string;
      description: string;
    }[];
    await expect(reviews).toHaveCount(4);
    for (const [index, { name, photoURL, description }] of given.entries()) {
      const review = reviews.nth(index);
      await expect(review.getByRole('img', { name: /^[0-5](\.\d)? of 5$/ })).toBeVisible();
      await expect(review.getByRole('blockquote')).toHaveText(description);
      await expect(review.getByText(name, { exact: true })).toBeVisible();
      if (photoURL === '') await expect(review.locator('figcaption')).toHaveText(/^\p{Lu}{1,2}/u);
      else await expect(review.locator('img')).toHaveAttribute('src', photoURL);
    }
  });

  // proves 2.1, 2.4
  test('reads the fixed figures of the business', async ({ page }) => {
    for (const [figure, of] of [
      ['100+', 'served customers'],
      ['120M+', 'annual revenue'],
      ['33k+', 'reviews'],
      ['50+', 'parts'],
    ] as const) {
      await expect(page.getByRole('definition').filter({ hasText: figure }).locator('..')).toContainText(of);
    }
  });

  // proves 2.1, 2.5, 3.5
  test('meets three people of the works, each with role, words and picture', async ({ page }) => {
    const team = page.getByRole('region', { name: 'Who signs it off' });
    const members = team.getByRole('listitem');
    await expect(members).toHaveCount(3);
    for (const [index, [name, role, about]] of [
      ['Anders Brandt', 'Works manager', 'Runs the floor in two shifts'],
      ['Sofia Marchetti', 'Head of metrology', 'Keeps the measuring room'],
      ['Joel Abara', 'Customer orders', 'Answers the phone'],
    ].entries()) {
      const member = members.nth(index);
      await expect(member).toContainText(`${name}${role}${about}`);
      await expect(member.locator('img, svg').first()).toBeVisible();
    }
  });

  // proves 2.1, 2.6, 5.9
  test('may fill in the contact form, which sends nothing and complains of nothing', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Ask the works' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    // The browser would keep an address that is none from being sent.
    await expect(form).toHaveAttribute('novalidate');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByLabel('Full name').fill('Ruta Holm');
    await form.getByLabel('Email').fill('not an address');
    await form.getByLabel('Message').fill('Forty discs, please.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByLabel('Message')).toHaveValue('Forty discs, please.');
    await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/');
    expect(sent).toEqual([]);
  });
});

// proves 2.7
test('the blog answers five questions about React and JavaScript', async ({ page }) => {
  await page.goto('/blogs');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(5);
  for (const [index, question] of [
    'How will you improve the performance of a React application?',
    'What are the different ways to manage state in a React application?',
    'How does prototypical inheritance work?',
    'Why do you not set the state directly in React?',
    'What is a unit test, and why write one?',
  ].entries()) {
    const article = articles.nth(index);
    await expect(article.getByRole('heading', { level: 2, name: question })).toBeVisible();
    expect((await article.innerText()).length).toBeGreaterThan(600);
  }
});

// proves 2.8
test('the portfolio shows a developer: projects, how to reach them, education and skills', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Jonas Reyl builds web software.' }),
  ).toBeVisible();
  const outside = page.getByRole('main').getByRole('link').and(page.locator('[href^="https://"]'));
  await expect(outside).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'jonas@reyl.example' })).toHaveAttribute(
    'href',
    'mailto:jonas@reyl.example',
  );
  await expect(page.getByText('BSc, Computer science')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('TypeScript');
});

test.describe('the frame of every page', () => {
  test.use({ expectedErrors: [/status of 404 .*\/no\/such\/page/] });

  const linksIn = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const visitorLabels = ['Home', 'Blog', 'MY Portfolio', 'Contact'];

  // proves 2.18, 6.1
  test('offers visitors the public pages and the login', async ({ page }) => {
    await page.goto('/');
    await expect(linksIn(page)).toHaveText(visitorLabels);
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL('/blogs');
    await page.getByRole('link', { name: 'MY Portfolio' }).click();
    await expect(page).toHaveURL('/portfolio');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.getByRole('form', { name: 'Ask the works' })).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  // proves 2.18
  test('offers customers their profile and orders', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, demo.customer);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'My Orders' })).toHaveAttribute(
      'href',
      '/user-dashboard/my-orders',
    );
    await expect(bar.getByRole('link', { name: 'My Profile', exact: true })).toHaveAttribute(
      'href',
      '/user-dashboard/my-profile',
    );
    await expect(linksIn(page)).toHaveText([...visitorLabels, 'My Profile', 'My Orders']);
  });

  // proves 2.18
  test('shows the photo of who is signed in, or the initials', async ({ page }) => {
    const photoURL = '/pictures/reviewer-160.webp';
    for (const person of [await newCustomer({ photoURL }), await newCustomer()]) {
      await page.goto('/login');
      await logIn(page, { email: person.email, password: passwordOfCustomers });
      const avatar = page.getByRole('banner').getByRole('link', { name: `My Profile, ${person.name}` });
      await expect(avatar).toBeVisible();
      if (person.photoURL === undefined) {
        await expect(avatar).toContainText(/^R[0-9A-F]/);
        continue;
      }
      await expect(avatar.locator('img')).toHaveAttribute('src', photoURL);
      await expect(avatar.locator('img')).toHaveJSProperty('naturalWidth', 160);
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    }
  });

  // proves 2.18
  test('offers admins the dashboard and their profile', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, demo.admin);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard/user',
    );
    await expect(bar.getByRole('link', { name: 'My Profile', exact: true })).toHaveAttribute(
      'href',
      '/admin-dashboard/my-profile',
    );
    await expect(linksIn(page)).toHaveText([...visitorLabels, 'Dashboard', 'My Profile']);
  });

  // proves 2.18
  test('changes the bar after 80 px of scroll', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner').locator('> div').first();
    const scrollTo = (top: number) =>
      page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        return window.scrollY;
      }, top);
    await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
    await scrollTo(80);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(80);
    await expect(bar).not.toHaveAttribute('data-stuck');
    await scrollTo(81);
    await expect(bar).toHaveAttribute('data-stuck', 'true');
  });

  // proves 2.18
  test('signs out, goes home and loads the page anew on Logout', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, demo.customer);
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'sameLoad'))).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  // proves 2.19, 6.1
  test('ends in a footer, which says who the works are', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const path of ['/', '/blogs', '/portfolio', '/parts', '/no/such/page']) {
      await page.goto(path);
      await expect(footer.getByRole('heading')).toHaveText(['Services', 'Company', 'Legal']);
    }
    await expect(footer).toContainText('Providing reliable parts since 1992.');
    await expect(footer.getByRole('link', { name: /^Norholt on / })).toHaveCount(3);
  });

  test.describe('without a footer', () => {
    test.use({ expectedErrors: [/status of 404/] });
    const columns = (page: Page) => page.getByRole('heading', { name: /^(Services|Company|Legal)$/ });

    // proves 2.19
    test('are the login pages, the dashboards and the payment', async ({ page }) => {
      for (const path of ['/signup', '/reset', '/user-dashboard/my-orders']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(columns(page)).toHaveCount(0);
      }
      await expect(page).toHaveURL('/login');
      await logIn(page, demo.customer);
      await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
      await expect(columns(page)).toHaveCount(0);
      await page.goto('/payment/no-such-order');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(columns(page)).toHaveCount(0);
    });
  });
});

test.describe('scrolling, with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** The distinct scroll positions of the page from now on, one per frame at most. */
  const watchPositions = (page: Page) =>
    page.evaluate(() => {
      const seen: number[] = [window.scrollY];
      Reflect.set(window, 'seen', seen);
      window.addEventListener('scroll', () => seen.push(window.scrollY));
    });
  const positions = (page: Page): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'seen'));
  const restAt = (page: Page, top: number) =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      return window.scrollY;
    }, top);

  test('shows a new page at its top without scrolling there, and Back restores the exact position', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(stockParts(page).getByRole('listitem')).toHaveCount(6);
    // The page is that long only once its sections are loaded.
    await expect.poll(() => restAt(page, 3000)).toBe(3000);
    // While the bar shrinks, part of it is out of view, so focusing a link in it scrolls the page.
    const bar = page.getByRole('banner').locator('> div').first();
    await expect(bar).toHaveAttribute('data-stuck');
    await bar.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await watchPositions(page);
    const blog = bar.getByRole('link', { name: 'Blog' });
    await blog.focus();
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
    await watchPositions(page);
    await page.getByRole('link', { name: 'Our Parts', exact: true }).click();
    await expect(page).toHaveURL('/#parts');
    await expect(stockParts(page)).toBeInViewport();
    await expect.poll(async () => (await positions(page)).length).toBeGreaterThan(3);
  });
});
