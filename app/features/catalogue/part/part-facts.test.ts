import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildPart, detailsOf } from '#mocks/fixtures/parts.ts';
import { partFacts } from './part-facts.ts';
import { partPageQuery, type PartPage } from './queries.ts';

const part = buildPart({ number: '630/8-2RSR' });
const { name: title, description } = part;

function factsOf(page: PartPage) {
  const client = new QueryClient();
  client.setQueryData(partPageQuery('63082rsr').queryKey, page);
  return partFacts(client, { number: '63082rsr' });
}

test.each<[PartPage, object]>([
  [
    { status: 'found', part: detailsOf(part) },
    { status: 200, path: '/part/630-8-2RSR', title, description, part: detailsOf(part) },
  ],
  [
    { status: 'gone', part, successor: null },
    { status: 410, path: '/part/630-8-2RSR', title, description },
  ],
  [{ status: 'missing' }, { status: 404, title: 'Not found' }],
])('what is known about %j', (page, facts) => {
  expect(factsOf(page)).toEqual(facts);
});
