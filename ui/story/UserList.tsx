import { useState } from 'react';
import type { Density } from '../components/DensitySwitch/DensitySwitch.tsx';
import type { ListPage } from '../list-page.ts';
import type { Remote } from '../remote.ts';
import type { Failure } from '../sections/failure.ts';
import type { UserQuery, UserView } from '../sections/UserTable/user-view.ts';
import type { UserChange } from '../sections/UserTable/user-changes.ts';
import { UserTable } from '../sections/UserTable/UserTable.tsx';
import { FromApiList } from './FromApi.tsx';
import { send } from './send.ts';

const pageSize = 12;

interface UserListProps {
  story: string;
  onQueryChange?(query: UserQuery): void;
  onMakeAdmin(user: UserView): Promise<Failure | null>;
  /** Told of what was done to somebody. */
  onChanged?(change: UserChange): void;
  ownEmail?: string;
}

/** The users of a story's mocked API, asked for as the table's controls say. */
export function UserList({ story, ownEmail, onQueryChange, onMakeAdmin, onChanged }: UserListProps) {
  const [density, setDensity] = useState<Density>('compact');
  const [query, setQuery] = useState<UserQuery>({
    search: '',
    role: 'all',
    sort: { by: 'name', isDescending: false },
    page: 1,
  });
  return (
    <FromApiList<UserView> story={story} path="/user?limit=1">
      {(everybody) => (
        <FromApiList<UserView> story={story} path="/user?role=admin&limit=1">
          {(admins) => (
            <FromApiList<UserView> story={story} path={pathOf(query)}>
              {(users, isRefreshing) => (
                <UserTable
                  users={users}
                  isRefreshing={isRefreshing}
                  counts={countsOf(everybody, admins)}
                  ownEmail={ownEmail}
                  query={query}
                  onQueryChange={(next) => {
                    setQuery(next);
                    onQueryChange?.(next);
                  }}
                  pageSize={pageSize}
                  density={density}
                  onDensityChange={setDensity}
                  onMakeAdmin={onMakeAdmin}
                  onChange={async ({ email }, change) => {
                    const refused = await send(story, callOf(change, email));
                    if (refused === null) onChanged?.(change);
                    return refused;
                  }}
                />
              )}
            </FromApiList>
          )}
        </FromApiList>
      )}
    </FromApiList>
  );
}

function callOf(change: UserChange, email: string) {
  const address = encodeURIComponent(email);
  if (change === 'block') return { method: 'PUT', path: `/blocked/${address}` } as const;
  const of = { demote: 'admin', 'sign-out': 'sessions', unblock: 'blocked' }[change];
  return { method: 'DELETE', path: `/${of}/${address}` } as const;
}

function countsOf(everybody: Remote<ListPage<UserView>>, admins: Remote<ListPage<UserView>>) {
  if (everybody.status !== 'ready' || admins.status !== 'ready') return null;
  const all = everybody.value.total;
  const admin = admins.value.total;
  return { all, admin, customer: all - admin };
}

function pathOf({ search, role, sort, page }: UserQuery): `/${string}` {
  const params = new URLSearchParams({ page: String(page), limit: String(pageSize) });
  if (search.trim() !== '') params.set('search', search.trim());
  if (role !== 'all') params.set('role', role);
  if (sort !== null) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`);
  return `/user?${params.toString()}`;
}
