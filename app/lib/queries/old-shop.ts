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

/** The orders of the old shop of the signed-in user, or why they are not shown. */
export function useOwnOldOrders(uid: string): OldOrdersProps {
  const { found, ...pages } = useOldOrders(uid);
  const { error } = found;
  const isUnverified = error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED';
  return { ...pages, orders: isUnverified ? { status: 'unverified', ...remedyOf(error) } : toRemote(found) };
}
