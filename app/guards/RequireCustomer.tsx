import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathOf } from '#app/lib/routing/return-to.ts';
import { paths } from '#app/paths.ts';
import { CustomerOnly } from './CustomerOnly.tsx';

/** Admits customers. Redirects everybody else to the login page, which handles admins. */
export function RequireCustomer() {
  const location = useLocation();
  return (
    <CustomerOnly redirect={<Navigate to={paths.login} replace state={{ from: pathOf(location) }} />}>
      <Outlet />
    </CustomerOnly>
  );
}
