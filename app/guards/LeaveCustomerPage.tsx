import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/toasts.ts';
import { paths } from '#app/paths.ts';
import * as m from '#messages/guards.ts';

/** Takes an admin home from a page for customers, and says why. */
export function LeaveCustomerPage() {
  useEffect(() => {
    showToast({ id: 'for-customers', tone: 'info', text: m.thatPageIsForCustomers() });
  }, []);
  return <Navigate to={paths.home} replace />;
}
