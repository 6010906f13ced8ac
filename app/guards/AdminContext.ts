import { createContext, useContext } from 'react';
import type { SignedInSession } from '#app/lib/create-session.ts';

export const AdminContext = createContext<SignedInSession | null>(null);

/** The admin that the guard above let in. */
export function useAdmin(): SignedInSession {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin needs RequireAdmin above it');
  return admin;
}
