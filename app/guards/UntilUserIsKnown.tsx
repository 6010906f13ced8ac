import { Suspense, use } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '#app/lib/auth/session.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';

const never = new Promise<never>(() => undefined);

function AsServed() {
  const served = useSession();
  if (!import.meta.env.SSR) use(never);
  return served.status === 'signed-in' ? <Outlet /> : <PageSpinner />;
}

/**
 * In place of a guarded page until its user is known. What the server has rendered for somebody who may open it stays as it
 * is, without hydration: it would use the data of a user.
 */
export const UntilUserIsKnown = () => (
  <Suspense fallback={<PageSpinner />}>
    <AsServed />
  </Suspense>
);
