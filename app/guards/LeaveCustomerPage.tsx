import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/guards.js';

/** Redirects an admin from a customer page to the home page and says why. */
export function LeaveCustomerPage() {
  useEffect(() => showToast({ id: 'for-customers', tone: 'info', text: m.customersOnly() }), []);
  return <Navigate to={paths.home} replace />;
}
