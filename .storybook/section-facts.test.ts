import { expect, test } from 'vitest';
import { pageFacts, sectionFacts } from './section-facts.ts';

test('a page names its route, its containers, its sections and their messages', () => {
  const { messages, sections, ...code } = pageFacts()['Pages/My Orders'] ?? {};
  expect(code).toEqual({
    route: 'app/features/orders/MyOrdersRoute.tsx',
    containers: ['app/features/orders/MyOrdersContainer.tsx'],
  });
  expect(sections).toContain('OrderTable');
  expect(Object.keys(messages ?? {})).toEqual(
    expect.arrayContaining(['orders.thisPartIsOutOfStock', 'orderTable.newOrder']),
  );
});

test('a section names its container, its page and its calls', () => {
  expect(sectionFacts()['ReviewForm']).toMatchObject({
    containers: ['app/features/reviews/AddReviewContainer.tsx'],
    pages: ['Add A Review'],
    calls: ['addReview', 'findUser'],
  });
});

test('a section of a page component has the container of that component', () => {
  expect(sectionFacts()['Hero']).toMatchObject({
    containers: ['app/features/home/HomeContainer.tsx'],
    pages: ['Home'],
    calls: ['listParts', 'listReviews'],
  });
});

test('a section that is only part of other sections names the pages that show it', () => {
  expect(sectionFacts()['AuthForm']).toMatchObject({
    containers: [],
    pages: ['Login', 'Sign up', 'Reset password'],
    calls: [],
  });
});

test('a page that only uses a helper or a type of a section does not show it', () => {
  expect(sectionFacts()['PartTable']?.pages).toEqual(['Manage Products']);
  expect(pageFacts()['Pages/Overview']?.sections).toEqual(['AdminOverview']);
});

test('a call counts also if a module chooses it by a variable', () => {
  expect(sectionFacts()['UserTable']?.calls).toEqual(
    expect.arrayContaining(['makeAdmin', 'removeAdmin', 'blockUser']),
  );
});

test('every section has a summary', () => {
  const missing = Object.entries(sectionFacts()).filter(([, { summary }]) => summary === '');
  expect(missing.map(([name]) => name)).toEqual([]);
});

test('every message of a page or a section has a text', () => {
  const facts = [...Object.values(pageFacts()), ...Object.values(sectionFacts())];
  const found = facts.flatMap(({ messages }) => Object.entries(messages));
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(([, text]) => text === '')).toEqual([]);
});
