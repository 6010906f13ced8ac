import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { session as pageSession, useLoadedSession } from '#app/lib/auth/session.ts';
import { returnTo } from '#app/lib/routing/return-to.ts';
import { pageOf, paths } from '#app/paths.ts';
import * as m from '#messages/guards.js';
import type { Toast } from '#ui/components/ToastRegion/toast.ts';
import { SessionUnavailable } from './SessionUnavailable.tsx';
import { RedirectWithToast } from './RedirectWithToast.tsx';

const forCustomers: Toast = { id: 'for-customers', tone: 'info', text: m.customersOnly() };

/**
 * Keeps signed-in users away from the login pages. After a login it redirects to the page where a guard stopped the
 * user, or to the home page. An admin is not sent to a customer page, which would redirect here again.
 */
export function RequireVisitor() {
  const session = useLoadedSession();
  const origin = returnTo(useLocation().state);
  // Other pages do not load the provider for a visitor.
  useEffect(() => void pageSession.start(), []);
  if (session?.status === 'unavailable') return <SessionUnavailable {...session} />;
  // The form is usable before the session has loaded, and stays until the next page has.
  return (
    <>
      <Outlet />
      {session?.status === 'signed-in' &&
        (session.role === 'admin' && origin !== null && pageOf(origin)?.audience === 'customer' ? (
          <RedirectWithToast to={paths.home} toast={forCustomers} />
        ) : (
          <Navigate to={origin ?? paths.home} replace />
        ))}
    </>
  );
}
