import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { privateKey } from '../http/query-client.ts';

/** The saved addresses of the signed-in user, the default first. */
export const addressesQuery = ({ uid, email }: { uid: string; email: string }) =>
  queryOptions({
    queryKey: privateKey(uid, 'addresses'),
    queryFn: ({ signal }) => call('listAddresses', { params: { email }, signal }),
  });
