import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { UserFilters } from '#contract/accounts/user-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import type { ListedUser } from '#contract/accounts/users.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/user-table.js';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { ActionError } from '../../form/action-error.ts';
import type { ListProps } from '../../ListScreen/list-state.ts';
import { ListScreen } from '../../ListScreen/ListScreen.tsx';
import type { AskedChange } from './ChangeDialog.tsx';
import { userChanges, type UserChange } from './user-changes.ts';
import { userColumns } from './user-columns.tsx';

export interface UserTableProps extends ListProps<ListedUser, UserFilters> {
  /** The number of users in each role, whatever the search; null while unknown. */
  counts: Readonly<Record<'all' | 'admin' | 'customer', Count>> | null;
  /** The email address of the signed-in admin, whose row is marked. */
  ownEmail?: string;
  /** Whether the key "/" focuses the search; false if the user has disabled single-key shortcuts. */
  hasShortcut?: boolean;
  /** The orders of a user. */
  ordersHref(user: ListedUser): string;
  /** Resolves to the error if the user was not promoted. */
  onMakeAdmin(user: ListedUser): Promise<ActionError | null>;
  /** Demotes, signs out, blocks or unblocks. Resolves to the error, or to null. */
  onChange(user: ListedUser, change: UserChange): Promise<ActionError | null>;
  /** What the old shop knew of a user, if it did. */
  historyOf(user: ListedUser): ReactNode;
}

const ChangeDialog = loadOnUse('about', async () => (await import('./ChangeDialog.tsx')).ChangeDialog);
const OldShopDrawer = loadOnUse('user', async () => (await import('./OldShopDrawer.tsx')).OldShopDrawer);

/** All users, with their roles. */
export function UserTable(props: UserTableProps) {
  const { list, query, hasShortcut = true, ownEmail, ordersHref, historyOf, onMakeAdmin } = props;
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [known, setKnown] = useState<ListedUser | null>(null);
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<ListedUser>>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useMemo(
    () => userColumns({ ownEmail, ordersHref, onChoose: setAsked, onHistory: setKnown }),
    [ownEmail, ordersHref],
  );

  // Shows a change before the list is loaded again.
  const changedList = useMemo<typeof list>(() => {
    if (list.status !== 'ready') return list;
    const rows = list.value.rows.map((user) => ({ ...user, ...changes.get(user._id) }));
    return { ...list, value: { ...list.value, rows } };
  }, [list, changes]);

  async function decide({ user, change }: AskedChange) {
    const refused = await (change === 'promote' ? onMakeAdmin(user) : props.onChange(user, change));
    if (refused === null) {
      const { result } = userChanges[change];
      setChanges((before) => new Map(before).set(user._id, { ...before.get(user._id), ...result }));
    }
    return refused;
  }

  return (
    <ListScreen
      {...props}
      list={changedList}
      title={common.allUser()}
      rowsOf="users"
      heading={heading}
      search={{ placeholder: m.searchPlaceholder(), covers: m.searchCovers(), hasShortcut }}
      filter={{
        value: query.role ?? 'all',
        options: [
          { value: 'admin', label: m.admins(), noneTitle: m.noAdmins() },
          { value: 'customer', label: m.customers(), noneTitle: m.noCustomers() },
        ],
        counts: props.counts,
        queryWith: (role) => ({ ...query, role: role === 'all' ? undefined : role }),
      }}
      table={{ columns, rowId: ({ _id }) => _id, skeletonRows: props.pageSize }}
      empty={{ text: m.emptyHint() }}
    >
      <OldShopDrawer user={known} historyOf={historyOf} onClose={() => setKnown(null)} />
      <ChangeDialog about={asked} fallbackFocus={heading} onConfirm={decide} onClose={() => setAsked(null)} />
    </ListScreen>
  );
}
