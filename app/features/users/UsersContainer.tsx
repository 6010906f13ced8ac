import * as product from '#messages/product.ts';
import { messageOf } from '#app/lib/http/api-error.ts';
import { useDensity } from '#app/lib/ui-state/density.ts';
import { useListCounts, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { useSingleKeys } from '#app/lib/ui-state/single-keys.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/users.ts';
import { UserTable, type UserTableProps } from '#ui/sections/UserTable/UserTable.tsx';
import { roleFilters } from '#ui/sections/UserTable/user-view.ts';
import { useChangeUser, useMakeAdmin } from './mutations.ts';
import { usersList } from './users-list.ts';

/** Toast texts after a change to a user, and for a change that had no effect. */
const outcomes = {
  demote: { done: m.isACustomerAgain(), already: m.wasACustomerAlready() },
  'sign-out': { done: m.isSignedOutEverywhere(), already: m.wasNotSignedInAnywhere() },
  block: { done: m.isBlocked(), already: m.wasBlockedAlready() },
  unblock: { done: m.canLogInAgain(), already: m.wasNotBlocked() },
} as const;

export function UsersContainer() {
  const { uid, email: ownEmail } = useSignedIn();
  const { asked, list } = useListScreen(usersList(uid));
  const counts = useListCounts(usersList(uid), roleFilters, (role) => ({ ...asked, role }));
  const [density, setDensity] = useDensity(uid, 'compact');
  const hasSingleKeys = useSingleKeys();
  const { mutateAsync: makeAdmin } = useMakeAdmin(uid);
  const { mutateAsync: changeUser } = useChangeUser(uid);

  const onMakeAdmin: UserTableProps['onMakeAdmin'] = async ({ email, name }) => {
    try {
      const isNew = await makeAdmin(email);
      if (isNew) showToast({ tone: 'positive', text: product.madeAdmin() });
      else showToast({ tone: 'info', text: m.nameWasAnAdminAlready({ name: name || email }) });
      return null;
    } catch (error) {
      return { message: messageOf(error) };
    }
  };

  const onChange: UserTableProps['onChange'] = async ({ email, name }, change) => {
    try {
      const isNew = await changeUser({ email, change });
      const { done, already } = outcomes[change];
      showToast({ tone: isNew ? 'positive' : 'info', text: `${name || email} ${isNew ? done : already}` });
      return null;
    } catch (error) {
      return { message: messageOf(error) };
    }
  };

  return (
    <UserTable
      {...list}
      counts={counts}
      ownEmail={ownEmail}
      hasShortcut={hasSingleKeys}
      density={density}
      onDensityChange={setDensity}
      onMakeAdmin={onMakeAdmin}
      onChange={onChange}
    />
  );
}
