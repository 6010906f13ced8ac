import { Navigate, Outlet } from 'react-router-dom';
import { useLoadedSession } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { SessionUnavailable } from './SessionUnavailable.tsx';
import { UntilUserIsKnown } from './UntilUserIsKnown.tsx';

/** Admits admins. Redirects everybody else to the home page. */
export function RequireAdmin() {
  const session = useLoadedSession();
  if (!session) return <UntilUserIsKnown />;
  if (session.status === 'unavailable') return <SessionUnavailable {...session} />;
  if (session.status === 'signed-out' || session.role !== 'admin')
    return <Navigate to={paths.home} replace />;
  return <Outlet />;
}
