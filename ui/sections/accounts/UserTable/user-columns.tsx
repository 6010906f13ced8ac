import type { ListedUser } from '#contract/accounts/users.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/user-table.js';
import { Avatar } from '#ui/components/Avatar/Avatar.tsx';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Menu } from '#ui/components/Menu/Menu.tsx';
import type { TableColumn } from '#ui/components/Table/Table.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { breakableEmail } from '../user/breakable-email.tsx';
import type { AskedChange } from './ChangeDialog.tsx';
import { changesFor, userChanges } from './user-changes.ts';
import * as styles from './UserTable.css.ts';

interface UserColumnsOptions {
  ownEmail: string | undefined;
  ordersHref(user: ListedUser): string;
  onChoose(asked: AskedChange): void;
  /** Shows what the old shop knew of a user. */
  onHistory(user: ListedUser): void;
}

/** The columns of the list of users. Only customers can be made admins, and nobody changes their own account. */
export function userColumns(options: UserColumnsOptions): readonly TableColumn<ListedUser>[] {
  const { ownEmail, ordersHref, onChoose, onHistory } = options;
  return [
    { id: 'index', label: '#', kind: 'index', cell: (_user, number) => number },
    {
      id: 'name',
      label: common.name(),
      kind: 'name',
      width: '25%',
      sortBy: 'name',
      cell: ({ name, email, ...user }) => (
        <span className={styles.person} title={m.ordersOf({ name: name || email })}>
          <Avatar name={name} size="xs" />
          {name === '' ? (
            <span className={styles.muted}>
              <TextLink href={ordersHref({ name, email, ...user })}>{m.noName()}</TextLink>
            </span>
          ) : (
            <span className={styles.name}>
              <span className={styles.ownName} dir="auto">
                <TextLink href={ordersHref({ name, email, ...user })}>{name}</TextLink>
              </span>
              {email === ownEmail && <span className={styles.role}> {m.you()}</span>}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'email',
      label: common.email(),
      kind: 'address',
      width: '39%',
      sortBy: 'email',
      cell: ({ email }) => <bdi>{breakableEmail(email)}</bdi>,
    },
    {
      id: 'role',
      label: m.role(),
      kind: 'status',
      skeleton: 'word',
      cell: ({ role, verified, blocked }) => (
        <span className={styles.marks}>
          {role === 'admin' ? (
            <Badge tone="ink">{common.admin()}</Badge>
          ) : (
            <span className={styles.role}>{common.customer()}</span>
          )}
          {blocked && <Badge tone="critical">{m.blocked()}</Badge>}
          {!verified && <Badge tone="caution">{m.notVerified()}</Badge>}
        </span>
      ),
    },
    {
      id: 'action',
      label: m.action(),
      kind: 'actions',
      isLabelHidden: true,
      cell: (user) =>
        user.email === ownEmail ? null : (
          <span className={styles.actions}>
            {user.role === null && (
              <Button size="sm" onPress={() => onChoose({ user, change: 'promote' })}>
                {userChanges.promote.label}
              </Button>
            )}
            <Menu
              label={m.moreFor({ name: user.name || user.email })}
              items={[
                ...(user.fromOldShop
                  ? [{ label: m.fromOldShop(), icon: 'order', onSelect: () => onHistory(user) } as const]
                  : []),
                ...changesFor(user).map((change) => ({
                  label: userChanges[change].label,
                  icon: userChanges[change].icon,
                  tone: userChanges[change].tone,
                  onSelect: () => onChoose({ user, change }),
                })),
              ]}
            />
          </span>
        ),
    },
  ];
}
