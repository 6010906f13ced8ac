import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/api.ts';
import { leaveOnRefusal, privateKey } from '../http/query-client.ts';

export const profileQuery = ({ uid, email }: { uid: string; email: string }) =>
  queryOptions({
    queryKey: privateKey(uid, 'profile'),
    queryFn: ({ signal }) => call('findUser', { params: { email }, signal }),
    meta: leaveOnRefusal,
  });
