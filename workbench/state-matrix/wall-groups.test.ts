import { expect, test } from 'vitest';
import { filterGroup, groupsOf, type WallGroup } from './wall-groups.ts';

const facts = { Testimonials: { pages: ['home'], calls: ['listReviews'] } };
const groupOf = (title: string, ...names: readonly string[]) => {
  const stories = names.map((name) => ({
    id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
    title,
    name,
  }));
  const [group] = groupsOf(stories, facts);
  if (!group) throw new Error('There is no group');
  return group;
};
const routes = ({ states }: WallGroup) =>
  Object.fromEntries(states.map(({ name, route }) => [name, route?.replace('http://localhost:3000', '')]));

test('a route has the scenario that leads to the state', () => {
  const group = groupOf(
    'Pages/My Orders',
    'Loading',
    'Many',
    'Failed',
    'Signed Out',
    'Wrong Role',
    'Offline',
    'Paid',
  );
  const address = '/user-dashboard/my-orders?scenario=';
  expect(routes(group)).toStrictEqual({
    Loading: `${address}as-customer_latency-14000`,
    Many: `${address}as-customer`,
    Failed: `${address}as-customer_failure-listOwnOrders-internal`,
    'Signed Out': `${address}as-visitor`,
    'Wrong Role': `${address}as-admin`,
    Offline: `${address}as-customer_failure-listOwnOrders-network`,
    Paid: `${address}as-customer`,
  });
});

test('a section is on the first page that shows it, where its own call fails', () => {
  expect(routes(groupOf('Sections/Testimonials', 'Failed', 'Hard Content'))).toStrictEqual({
    Failed: '/?scenario=as-visitor_failure-listReviews-internal',
    'Hard Content': '/?scenario=as-visitor',
  });
  expect(routes(groupOf('Sections/Blog', 'Default'))).toStrictEqual({ Default: undefined });
});

test('a group lists the states that have no story of their own', () => {
  const { elsewhere, absent } = groupOf(
    'Sections/PartTile',
    'Loading',
    'Empty',
    'Card',
    'States',
    'Hard Content',
    'Failed',
  );
  expect(elsewhere.map(({ name, story }) => `${name}: ${story}`)).toEqual([
    'Offline: pages-parts--offline',
    'Slow: pages-parts--slow',
  ]);
  expect(absent.map(({ names }) => names)).toEqual([['Signed Out', 'Wrong Role']]);
});

test('a filter finds words of the group and of the state', () => {
  const group = groupOf('Pages/Home', 'Loading', 'Failed');
  const found = (text: string) => filterGroup(group, text).states.map(({ name }) => name);
  expect(found('')).toEqual(['Loading', 'Failed']);
  expect(found('fail HOME')).toEqual(['Failed']);
  expect(found('home empty')).toEqual([]);
});
