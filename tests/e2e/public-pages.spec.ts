import type { Page } from '@playwright/test';
import { callApi } from './accounts.ts';
import { newCustomer, openAs } from './customers.ts';
import { openAsAdmin } from './parts.ts';
import { button, demo, expect, link, logIn, pageHeading, recordRequests, stockParts, test } from './shop.ts';

// proves 2.1, 2.4, 2.5, 3.5
test('the hero of the home page links to the parts and the business summary, and the team is below', async ({
  page,
}) => {
  await page.goto('/');
  await expect(pageHeading(page, /./)).toHaveCount(1);
  await page.getByRole('link', { name: 'Our Parts', exact: true }).click();
  await expect(page).toHaveURL('/#parts');
  await expect(stockParts(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Learn More', exact: true }).click();
  await expect(page).toHaveURL('/#business');
  await expect(page.getByText('served customers')).toBeInViewport();
  for (const [figure, label] of [
    ['100+', 'served customers'],
    ['120M+', 'annual revenue'],
    ['33k+', 'reviews'],
    ['50+', 'parts'],
  ] as const) {
    const definition = page.getByRole('definition').filter({ hasText: figure });
    await expect(definition.locator('..')).toContainText(label);
  }

  const members = page.getByRole('region', { name: 'Who signs it off' }).getByRole('listitem');
  await expect(members).toHaveCount(3);
  for (const [index, text] of [
    'Anders BrandtWorks managerRuns the floor in two shifts',
    'Sofia MarchettiHead of metrologyKeeps the measuring room',
    'Joel AbaraCustomer ordersAnswers the phone',
  ].entries()) {
    await expect(members.nth(index)).toContainText(text);
    await expect(members.nth(index).locator('img, svg').first()).toBeVisible();
  }
});

// proves 2.1, 2.2, 7.6
test('the home page shows six parts with price, quantities, description, image and a Buy Now link', async ({
  page,
}) => {
  await page.goto('/');
  const items = stockParts(page).getByRole('listitem');
  await expect(items).toHaveCount(6);
  const item = items.filter({ has: page.getByRole('heading', { name: 'Front coil spring' }) });
  await expect(item).toContainText('$42.50');
  // Other tests order this part, so its quantity changes.
  await expect(item).toContainText(/Quantity\d+Minimum order4/);
  await expect(item).toContainText('Cold-wound chrome-silicon steel');
  await expect
    .poll(() => item.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(link(item, 'Buy Now, Front coil spring')).toHaveAttribute(
    'href',
    /^\/purchase\/[0-9a-f-]{36}$/,
  );
});

// proves 2.1, 2.3, 7.18
test('the home page shows four reviews with photo, stars, description and name', async ({ page }) => {
  const { accessToken } = await newCustomer();
  await callApi(accessToken, 'POST', '/review', { rating: 5, description: 'The bolts fit at once.' });
  const response = page.waitForResponse('**/api/review?*');
  await page.goto('/');
  const listed = (await (await response).json()) as { name: string; photoURL: string; description: string }[];
  const reviews = page.getByRole('region', { name: 'From the people who fit them' }).getByRole('figure');
  await expect(reviews).toHaveCount(4);
  for (const [index, { name, photoURL, description }] of listed.entries()) {
    const review = reviews.nth(index);
    await expect(review.getByRole('img', { name: /^[0-5](\.\d)? of 5$/ })).toBeVisible();
    await expect(review.getByRole('blockquote')).toHaveText(description);
    await expect(review.getByText(name, { exact: true })).toBeVisible();
    if (photoURL === '') await expect(review.locator('figcaption')).toHaveText(/^\p{Lu}{1,2}/u);
    else await expect(review.locator('img')).toHaveAttribute('src', photoURL);
  }
});

// proves 2.1, 2.6, 5.9
test('the contact form validates nothing and sends nothing', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Ask the works' });
  const sent = recordRequests(page, 'POST', /./);
  // Without it the browser rejects an invalid email address.
  await expect(form).toHaveAttribute('novalidate');
  await button(form, 'Send Message').click();
  await form.getByLabel('Full name').fill('Ruta Holm');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Message').fill('Forty discs, please.');
  await button(form, 'Send Message').click();
  await expect(form.getByLabel('Message')).toHaveValue('Forty discs, please.');
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/');
  expect(sent).toEqual([]);
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
test('the portfolio shows projects, contact details, education and skills', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(pageHeading(page, 'Jonas Reyl builds web software.')).toBeVisible();
  const outside = page.getByRole('main').getByRole('link').and(page.locator('[href^="https://"]'));
  await expect(outside).toHaveCount(3);
  await expect(link(page, 'jonas@reyl.example')).toHaveAttribute('href', 'mailto:jonas@reyl.example');
  await expect(page.getByText('BSc, Computer science')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('TypeScript');
});

test.describe('the navbar', () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const hrefs = (page: Page) =>
    links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const visitorLinks = ['Home', 'Blog', 'MY Portfolio', 'Contact'];
  const visitorHrefs = ['/', '/blogs', '/portfolio', '/#contact'];

  // proves 2.18, 6.1
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

  // proves 2.18
  test('links a customer to their profile and orders, and shows their photo', async ({ page }) => {
    const photoURL = '/pictures/reviewer-160.webp';
    const customer = await newCustomer({ photoURL });
    await openAs(page, customer, '/blogs');
    await expect(links(page)).toHaveText([...visitorLinks, 'My Profile', 'My Orders']);
    expect(await hrefs(page)).toEqual([
      ...visitorHrefs,
      '/user-dashboard/my-profile',
      '/user-dashboard/my-orders',
    ]);
    const avatar = link(page.getByRole('banner'), `My Profile, ${customer.name}`);
    await expect(avatar.locator('img')).toHaveAttribute('src', photoURL);
    await expect(avatar.locator('img')).toHaveJSProperty('naturalWidth', 160);
  });

  // proves 2.18
  test('links an admin to the dashboard and their profile, and shows initials without a photo', async ({
    page,
  }) => {
    await openAsAdmin(page, '/blogs');
    await expect(links(page)).toHaveText([...visitorLinks, 'Dashboard', 'My Profile']);
    expect(await hrefs(page)).toEqual([
      ...visitorHrefs,
      '/admin-dashboard/user',
      '/admin-dashboard/my-profile',
    ]);
    await expect(link(page.getByRole('banner'), /^My Profile, /)).toHaveText(/^\p{Lu}{1,2}/u);
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

  // proves 2.19, 6.1
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
