import { useQuery } from '@tanstack/react-query';
import { userCountQuery } from './queries.ts';

/** How many users there are of each role; null while that is not known, and where they are too many to count. */
export function useUserCounts(uid: string) {
  const { data: admin = null } = useQuery(userCountQuery(uid, 'admin'));
  const { data: customer = null } = useQuery(userCountQuery(uid, 'customer'));
  return admin === null || customer === null ? null : { all: admin + customer, admin, customer };
}
