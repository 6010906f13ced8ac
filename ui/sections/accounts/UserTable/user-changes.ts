import type { ListedUser } from '#contract/accounts/users.ts';
import * as m from '#messages/user-table.js';
import type { MenuItem } from '#ui/components/Menu/MenuList.tsx';

/** The actions of an admin in a user's menu. */
export type UserChange = 'demote' | 'sign-out' | 'block' | 'unblock';

interface ChangeText {
  label: string;
  icon: MenuItem['icon'];
  tone?: 'critical';
  title(name: string): string;
  consequence: string;
  /** What it changes, shown before the list is loaded again. */
  result: Partial<ListedUser>;
}

export const userChanges: Readonly<Record<UserChange | 'promote', ChangeText>> = {
  promote: {
    label: m.makeAdmin(),
    icon: 'user',
    title: (name) => m.makeAdminTitle({ name }),
    consequence: m.makeAdminText(),
    result: { role: 'admin' },
  },
  demote: {
    label: m.removeAdmin(),
    icon: 'user',
    title: (name) => m.removeAdminTitle({ name }),
    consequence: m.removeAdminText(),
    result: { role: null },
  },
  'sign-out': {
    label: m.signOutEverywhere(),
    icon: 'logout',
    title: (name) => m.signOutTitle({ name }),
    consequence: m.signOutText(),
    result: {},
  },
  block: {
    label: m.block(),
    icon: 'x',
    tone: 'critical',
    title: (name) => m.blockTitle({ name }),
    consequence: m.blockText(),
    result: { blocked: true },
  },
  unblock: {
    label: m.unblock(),
    icon: 'check',
    title: (name) => m.unblockTitle({ name }),
    consequence: m.unblockText(),
    result: { blocked: false },
  },
};

/** The actions that are possible for this user. */
export function changesFor({ role, blocked }: ListedUser): UserChange[] {
  return [...(role === 'admin' ? (['demote'] as const) : []), 'sign-out', blocked ? 'unblock' : 'block'];
}
