import { userRoles } from '#contract/accounts/user-filters.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import * as product from '#messages/product.js';
import { attempt } from '#app/lib/http/attempt.ts';
import { useDensity } from '#app/lib/ui-state/density.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { customerOrdersHref } from '#app/paths.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/users.js';
import { loadOnUse } from '#ui/load-on-use.tsx';
import { UserTable } from '#ui/sections/accounts/UserTable/UserTable.tsx';
import { useChangeUser, type AnyChange } from './mutations.ts';
import { usersList } from './users-list.ts';

export const load: LoadOwn = (client, { uid }, url) => usersList(uid).prefetch(client, url);

type Texts = Record<AnyChange, (name: string) => string>;

/** Toast texts after a change to a user. */
const done: Texts = {
  promote: product.madeAdmin,
  demote: (name) => m.adminRemoved({ name }),
  'sign-out': (name) => m.signedOut({ name }),
  block: (name) => m.blocked({ name }),
  unblock: (name) => m.unblocked({ name }),
};

/** Toast texts after a change that had no effect. */
const already: Texts = {
  promote: (name) => m.alreadyAdmin({ name }),
  demote: (name) => m.alreadyCustomer({ name }),
  'sign-out': (name) => m.notSignedIn({ name }),
  block: (name) => m.alreadyBlocked({ name }),
  unblock: (name) => m.notBlocked({ name }),
};

const UserHistory = loadOnUse('user', async () => (await import('./UserHistory.tsx')).UserHistory);

const ordersHref = ({ email }: ListedUser) => customerOrdersHref(email);

export function Component() {
  const { uid, email: ownEmail } = useSignedIn();
  const { list, page } = useListScreen(usersList(uid));
  const density = useDensity(uid, 'compact');
  const hasSingleKeys = useSingleKeys();
  const { mutateAsync: changeUser } = useChangeUser(uid);

  const changeAndTell = ({ email, name }: ListedUser, change: AnyChange) =>
    attempt(async () => {
      const isNew = await changeUser({ email, change });
      const text = (isNew ? done : already)[change](name || email);
      showToast({ tone: isNew ? 'positive' : 'info', text });
    });

  return (
    <UserTable
      {...list}
      counts={countsIn(page, ['all', ...userRoles])}
      ownEmail={ownEmail}
      ordersHref={ordersHref}
      hasShortcut={hasSingleKeys}
      density={density}
      onMakeAdmin={(user) => changeAndTell(user, 'promote')}
      onChange={changeAndTell}
      historyOf={(user) => <UserHistory key={user._id} uid={uid} user={user} />}
    />
  );
}
