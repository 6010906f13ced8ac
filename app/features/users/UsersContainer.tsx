import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messages } from '#contract/messages.ts';
import { useAdmin } from '#app/guards/AdminContext.ts';
import { messageOf } from '#app/lib/api-error.ts';
import { useDensity } from '#app/lib/density.ts';
import { useSingleKeys } from '#app/lib/single-keys.ts';
import { toRemote } from '#app/lib/to-remote.ts';
import { showToast } from '#app/lib/toasts.ts';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { UserTable, type UserTableProps } from '#ui/sections/UserTable/UserTable.tsx';
import { useMakeAdmin } from './mutations.ts';
import { usersQuery } from './queries.ts';
import { useUserCounts } from './use-user-counts.ts';
import { userAddress, userPageSize } from './user-address.ts';

export function UsersContainer() {
  const { uid, email: ownEmail } = useAdmin();
  const { asked, query, isTyping, show } = useListAddress(userAddress);
  const users = useQuery({ ...usersQuery(uid, asked), placeholderData: keepPreviousData });
  const counts = useUserCounts(uid);
  const [density, setDensity] = useDensity(uid, 'compact');
  const hasSingleKeys = useSingleKeys();
  const { mutateAsync: makeAdmin } = useMakeAdmin(uid);

  const onMakeAdmin: UserTableProps['onMakeAdmin'] = async ({ email, name }) => {
    try {
      const isNew = await makeAdmin(email);
      if (isNew) showToast({ tone: 'positive', text: messages.madeAdmin });
      else showToast({ tone: 'info', text: `${name || email} was an admin already.` });
      return null;
    } catch (error) {
      return { message: messageOf(error) };
    }
  };

  return (
    <UserTable
      users={toRemote(users)}
      isRefreshing={users.isPlaceholderData || isTyping}
      counts={counts}
      ownEmail={ownEmail}
      query={query}
      onQueryChange={show}
      pageSize={userPageSize}
      hasShortcut={hasSingleKeys}
      density={density}
      onDensityChange={setDensity}
      onMakeAdmin={onMakeAdmin}
    />
  );
}
