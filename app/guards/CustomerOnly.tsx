import type { ReactNode } from 'react';
import { useSession } from '#app/lib/auth/session.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

interface CustomerOnlyProps {
  /** Redirects everybody else. */
  redirect: ReactNode;
  children: ReactNode;
}

/** Shows a page to customers. */
export function CustomerOnly({ redirect, children }: CustomerOnlyProps) {
  const session = useSession();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'unavailable') return <SessionUnavailable {...session} />;
  return session.status === 'signed-out' || session.role === 'admin' ? redirect : children;
}
