import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { showToast } from '#app/lib/toasts.ts';
import { paths } from '#app/paths.ts';

/** Takes an admin home from a page for customers, and says why. */
export function LeaveCustomerPage() {
  useEffect(() => {
    showToast({ id: 'for-customers', tone: 'info', text: 'That page is for customers. You are an admin.' });
  }, []);
  return <Navigate to={paths.home} replace />;
}
