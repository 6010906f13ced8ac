import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#app/lib/auth/session.ts';
import { paths } from '#app/paths.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

/** Admits admins. Redirects everybody else to the home page. */
export function RequireAdmin() {
  const session = useSession();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'unavailable') return <SessionUnavailable {...session} />;
  if (session.status === 'signed-out' || session.role !== 'admin')
    return <Navigate to={paths.home} replace />;
  return <Outlet />;
}
