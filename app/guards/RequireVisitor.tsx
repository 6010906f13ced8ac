import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { session as pageSession, useLoadedSession } from '#app/lib/auth/session.ts';
import { pageOf, paths } from '#app/paths.ts';
import { LeaveCustomerPage } from './LeaveCustomerPage.tsx';
import { SessionUnavailable } from './SessionUnavailable.tsx';

/**
 * Keeps signed-in users away from the login pages. After a login it redirects to the page where a guard stopped the
 * user, or to the home page. An admin is not sent to a customer page, which would redirect here again.
 */
export function RequireVisitor() {
  const session = useLoadedSession();
  const origin = returnTo(useLocation().state);
  // Other pages do not load the provider for a visitor.
  useEffect(() => void pageSession.start(), []);
  switch (session?.status) {
    // The form is usable before the session has loaded, so do not wait for it.
    case undefined:
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
