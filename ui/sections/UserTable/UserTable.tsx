import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { DensitySwitch, type Density } from '#ui/components/DensitySwitch/DensitySwitch.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import type { Count } from '#ui/components/Numeric/format-count.ts';
import { ListToolbar } from '#ui/components/ListToolbar/ListToolbar.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Table } from '#ui/components/Table/Table.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { ListPage } from '#ui/list-page.ts';
import type { Remote } from '#ui/remote.ts';
import type { Failure } from '../failure.ts';
import { ChangeDialog, type AskedChange } from './ChangeDialog.tsx';
import { NotVerifiedDialog } from './NotVerifiedDialog.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';
import { changed, type UserChange } from './user-changes.ts';
import { userColumns } from './user-columns.tsx';
import * as styles from './UserTable.css.ts';
import type { RoleFilter, UserQuery, UserView } from './user-view.ts';

export interface UserTableProps {
  /** The page that `query` asks for. */
  users: Remote<ListPage<UserView>>;
  /** Another page is on its way; this one stays until then. */
  isRefreshing?: boolean;
  /** How many there are of each role, whatever is searched for; null while that is not known. */
  counts: Record<RoleFilter, Count> | null;
  /** The address of who looks at the list: their row says so. */
  ownEmail?: string;
  query: UserQuery;
  onQueryChange(query: UserQuery): void;
  pageSize?: number;
  /** Whether the key "/" comes to the search; false for people who have single keys switched off. */
  hasShortcut?: boolean;
  density: Density;
  onDensityChange(density: Density): void;
  /** Resolves to why not when the user is still a customer. */
  onMakeAdmin(user: UserView): Promise<Failure | null>;
  /** Demotes, signs out, blocks or unblocks; resolves to why not. */
  onChange(user: UserView, change: UserChange): Promise<Failure | null>;
}

const roles = [
  { value: 'all', label: 'All' },
  { value: 'admin', label: 'Admins' },
  { value: 'customer', label: 'Customers' },
] as const;

/** Everybody with an account, and who of them is an admin. */
export function UserTable(props: UserTableProps) {
  const { users, isRefreshing = false, counts, query, onQueryChange, pageSize = 12 } = props;
  const { density, onDensityChange, hasShortcut = true, ownEmail, onMakeAdmin, onChange } = props;
  const [asked, setAsked] = useState<UserView | null>(null);
  const [askedChange, setAskedChange] = useState<AskedChange | null>(null);
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<UserView>>>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  const columns = useMemo(
    () => userColumns({ ownEmail, onAsk: setAsked, onChoose: setAskedChange }),
    [ownEmail],
  );

  // What was changed shows before the list is loaded again.
  const rows = useMemo(() => {
    if (users.status !== 'ready') return null;
    return users.value.rows.map((user): UserView => ({ ...user, ...changes.get(user._id) }));
  }, [users, changes]);

  const keep = ({ _id }: UserView, change: Partial<UserView>) =>
    setChanges(new Map(changes).set(_id, { ...changes.get(_id), ...change }));

  const ask = (change: Partial<UserQuery>) => onQueryChange({ ...query, page: 1, ...change });
  const isEmpty = users.status === 'ready' && users.value.total === 0;

  return (
    <div className={styles.page}>
      <PageHeader title="All User" headingRef={heading} />
      <div className={styles.list}>
        <ListToolbar end={<DensitySwitch value={density} onChange={onDensityChange} />}>
          <SearchField
            label="Search users"
            placeholder="Search name or email"
            value={query.search}
            hasShortcut={hasShortcut}
            onChange={(search) => ask({ search })}
          />
          <SegmentedControl<RoleFilter>
            label="Show users"
            value={query.role}
            options={roles.map((role) => ({ ...role, count: counts && counts[role.value] }))}
            onChange={(role) => ask({ role })}
          />
        </ListToolbar>
        {users.status === 'error' && (
          <ErrorState
            title="Users could not be loaded"
            text={users.message ?? 'Nothing you did is lost.'}
            requestId={users.requestId}
            drawing={<Drawing name="gear" variant="missing" />}
            onRetry={users.onRetry}
          />
        )}
        {isEmpty && <Nobody query={query} onShowAll={() => ask({ search: '', role: 'all' })} />}
        {users.status !== 'error' && !isEmpty && (
          <div data-density={density}>
            <Table
              label="All User"
              columns={columns}
              rows={rows}
              rowId={({ _id }) => _id}
              sort={{ order: query.sort, onChange: (sort) => ask({ sort }) }}
              firstNumber={(query.page - 1) * pageSize + 1}
              skeletonRows={pageSize}
              isBusy={isRefreshing}
            />
          </div>
        )}
        {users.status === 'loading' && (
          <VisuallyHidden>
            <span role="status">Loading users</span>
          </VisuallyHidden>
        )}
        {users.status === 'ready' && !isEmpty && (
          <Pagination
            label="Pages of users"
            page={query.page}
            pageSize={pageSize}
            total={users.value.total}
            isCapped={users.value.isCapped}
            onPageChange={(page) => ask({ page })}
          />
        )}
      </div>
      <PromoteDialog
        user={asked?.verified ? asked : null}
        fallbackFocus={heading}
        onMakeAdmin={onMakeAdmin}
        onClose={() => setAsked(null)}
        onMade={(user) => {
          setAsked(null);
          keep(user, { role: 'admin' });
        }}
      />
      <NotVerifiedDialog
        user={asked?.verified === false ? asked : null}
        fallbackFocus={heading}
        onClose={() => setAsked(null)}
      />
      <ChangeDialog
        asked={askedChange}
        fallbackFocus={heading}
        onConfirm={({ user, change }) => onChange(user, change)}
        onClose={() => setAskedChange(null)}
        onDone={({ user, change }) => {
          setAskedChange(null);
          keep(user, changed[change]);
        }}
      />
    </div>
  );
}

interface NobodyProps {
  query: UserQuery;
  onShowAll(): void;
}

function Nobody({ query, onShowAll }: NobodyProps) {
  const isNarrowed = query.search.trim() !== '' || query.role !== 'all';
  const drawing = <Drawing name="bearing" variant="missing" />;
  if (!isNarrowed) {
    return (
      <EmptyState title="No users yet" text="People appear here after they sign up." drawing={drawing} />
    );
  }
  return (
    <EmptyState
      title="Nobody found"
      text={
        query.search.trim() === ''
          ? 'Nobody has this role.'
          : `No name and no address holds “${query.search.trim()}”.`
      }
      drawing={drawing}
      action={<Button onPress={onShowAll}>Show all</Button>}
    />
  );
}
