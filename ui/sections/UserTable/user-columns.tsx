import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import * as styles from './UserTable.css.ts';
import type { UserView } from './user-view.ts';

interface UserColumnsOptions {
  ownEmail: string | undefined;
  onAsk(user: UserView): void;
}

/** The columns of a list of users; only a customer can be made an admin. */
export function userColumns({ ownEmail, onAsk }: UserColumnsOptions): readonly TableColumn<UserView>[] {
  return [
    { id: 'index', label: '#', kind: 'index', cell: (_user, number) => number },
    {
      id: 'name',
      label: 'Name',
      kind: 'name',
      width: '25%',
      sortBy: 'name',
      cell: ({ name, email }) => (
        <span className={styles.person}>
          <Avatar name={name} size="xs" />
          {name === '' ? (
            <span className={styles.muted}>No name given</span>
          ) : (
            <span className={styles.name}>
              <span className={styles.ownName} dir="auto">
                {name}
              </span>
              {email === ownEmail && <span className={styles.role}> You</span>}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'email',
      label: 'Email',
      kind: 'address',
      width: '39%',
      sortBy: 'email',
      cell: ({ email }) => <Address email={email} />,
    },
    {
      id: 'role',
      label: 'Role',
      kind: 'status',
      skeleton: 'word',
      cell: ({ role }) =>
        role === 'admin' ? <Badge tone="ink">Admin</Badge> : <span className={styles.role}>Customer</span>,
    },
    {
      id: 'action',
      label: 'Action',
      kind: 'actions',
      isLabelHidden: true,
      cell: (user) =>
        user.role === 'admin' ? null : (
          <Button size="sm" onPress={() => onAsk(user)}>
            Make Admin
          </Button>
        ),
    },
  ];
}

/** Breaks at the @ where it does not fit on one line. */
function Address({ email }: Pick<UserView, 'email'>) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
