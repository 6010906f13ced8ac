import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { useSession } from '#app/lib/auth/session.ts';
import { pageOf, paths } from '#app/paths.ts';
import { LeaveCustomerPage } from './LeaveCustomerPage.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

/**
 * Keeps who is signed in off the login pages, and so is also what follows a login: back to where a
 * guard turned one away, or home. An admin is not sent to a page for customers, which would send them
 * here again.
 */
export function RequireVisitor() {
  const session = useSession();
  const origin = returnTo(useLocation().state);
  switch (session.status) {
    // The form is usable before the session has loaded, so do not wait for it.
    case 'loading':
    case 'signed-out':
      return <Outlet />;
    case 'unavailable':
      return <SessionUnavailable {...session} />;
    case 'signed-in':
      if (session.role === 'admin' && origin !== null && pageOf(origin)?.audience === 'customer') {
        return <LeaveCustomerPage />;
      }
      return <Navigate to={origin ?? paths.home} replace />;
  }
}
