import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedInSession } from '#app/lib/create-session.ts';
import { profileQuery } from '#app/lib/profile.ts';
import { orderDraft, type OrderDraft } from './order-draft.ts';

/** What the form for an order starts with; null while that is being found out. */
export function useOrderForm(customer: SignedInSession, partId: string) {
  const [kept] = useState(() => orderDraft(customer.uid, partId));
  const [draft] = useState(() => kept.read());
  const profile = useQuery({ ...profileQuery(customer), enabled: draft === null });
  // Without a phone number one orders just as well, so a profile that does not come holds nothing up.
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
