import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OldOrdersProps } from '#ui/sections/accounts/OldShop/OldOrders.tsx';
import { ApiError } from '../http/api-error.ts';
import { callPage } from '../http/api.ts';
import { alwaysFresh, privateKey } from '../http/query-client.ts';
import { remedyOf } from '../http/remedy-of.ts';
import { toRemote } from '../http/to-remote.ts';

const pageSize = 10;

/** A page of the orders of the old shop: of the signed-in user, or for an admin of an address. */
export function useOldOrders(uid: string, email?: string) {
  const [page, onPageChange] = useState(1);
  const search = { limit: String(pageSize), page: String(page), ...(email !== undefined && { email }) };
  const found = useQuery({
    queryKey: privateKey(uid, 'old-orders', search),
    queryFn: ({ signal }) => callPage('listOldOrders', { query: new URLSearchParams(search), signal }),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  });
  return { found, page, pageSize, onPageChange };
}

/** The orders of the old shop of the signed-in user, or why they are not shown. Null: none, or not known yet. */
export function useOwnOldOrders(uid: string): OldOrdersProps | null {
  const { found, ...pages } = useOldOrders(uid);
  const { error } = found;
  if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED')
    return { ...pages, orders: { status: 'unverified', ...remedyOf(error) } };
  const orders = toRemote(found);
  const isNothing = orders.status === 'loading' || (orders.status === 'ready' && orders.value.total === 0);
  return isNothing ? null : { ...pages, orders };
}
