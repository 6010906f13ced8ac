import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textFacts, textQuery } from './texts.ts';

test('a brand without a text has no page for it', () => {
  const client = new QueryClient();
  const { queryKey } = textQuery('returns');
  client.setQueryData(queryKey, null);
  expect(textFacts(client, 'returns')).toMatchObject({ status: 404 });
  client.setQueryData(queryKey, []);
  expect(textFacts(client, 'returns')).toMatchObject({ status: 200, path: '/returns' });
});
