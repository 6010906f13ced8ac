import { createContext, useContext } from 'react';
import type { SignedInSession } from '#app/lib/create-session.ts';

export const CustomerContext = createContext<SignedInSession | null>(null);

/** The customer that the guard above let in. */
export function useCustomer(): SignedInSession {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error('useCustomer needs RequireCustomer above it');
  return customer;
}
