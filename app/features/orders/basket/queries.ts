import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BasketLine } from '#contract/orders/basket.ts';
import { call } from '#app/lib/http/api.ts';
import { alwaysFresh } from '#app/lib/http/query-client.ts';
import { lineKey } from './line-key.ts';

/** What the shop knows of the lines that a visitor's browser keeps. A quantity does not change it. */
export const visitorBasketQuery = (lines: readonly BasketLine[]) =>
  queryOptions({
    queryKey: ['basket-lines', lines.map(lineKey)],
    queryFn: ({ signal }) =>
      call('readBasketLines', { body: { lines: [...lines] }, credential: 'none', signal }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
