import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useLoadedSession } from '#app/lib/auth/session.ts';
import { pathOf } from '#app/lib/routing/return-to.ts';
import { paths } from '#app/paths.ts';
import { SessionUnavailable } from './SessionUnavailable.tsx';
import { UntilUserIsKnown } from './UntilUserIsKnown.tsx';

interface RequireUserProps {
  isCustomer?: boolean;
}

/**
 * Admits customers, and admins unless `isCustomer`. Redirects everybody else to the login page, which handles admins.
 */
export function RequireUser({ isCustomer = false }: RequireUserProps) {
  const session = useLoadedSession();
  const location = useLocation();
  if (!session) return <UntilUserIsKnown />;
  if (session.status === 'unavailable') return <SessionUnavailable {...session} />;
  if (session.status === 'signed-out' || (isCustomer && session.role === 'admin'))
    return <Navigate to={paths.login} replace state={{ from: pathOf(location) }} />;
  return <Outlet />;
}
