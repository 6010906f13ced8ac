import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInSession } from '#app/lib/auth/session-machine.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { orderDraft, type OrderDraft } from './order-draft.ts';

/** Initial values of the order form. Null while they load. */
export function useOrderForm(customer: SignedInSession, partId: string) {
  const [kept] = useState(() => orderDraft(customer.uid, partId));
  const [draft] = useState(() => kept.read());
  const profile = useQuery({ ...profileQuery(customer), enabled: draft === null });
  // The phone number is optional, so a profile that fails to load does not block the form.
  const isReady = draft !== null || profile.data !== undefined || profile.isError;
  return {
    isReady,
    draft: draft ?? undefined,
    phone: profile.data?.number,
    keep: (values: OrderDraft) => {
      kept.keep(values);
    },
  };
}
