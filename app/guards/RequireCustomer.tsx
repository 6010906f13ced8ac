import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathOf } from '#app/lib/routing/return-to.ts';
import { useSession } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

/** Admits customers. Redirects everybody else to the login page, which handles admins. */
export function RequireCustomer() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'unavailable') return <SessionUnavailable {...session} />;
  if (session.status === 'signed-out' || session.role === 'admin') {
    return <Navigate to={paths.login} replace state={{ from: pathOf(location) }} />;
  }
  return <Outlet />;
}
