import * as m from '#messages/user-table.ts';
import type { MenuItem } from '#ui/components/Menu/Menu.tsx';
import type { UserView } from './user-view.ts';

/** The actions of an admin in a user's menu. */
export type UserChange = 'demote' | 'sign-out' | 'block' | 'unblock';

interface ChangeText {
  label: string;
  icon: MenuItem['icon'];
  tone?: 'critical';
  title(name: string): string;
  consequence: string;
}

export const userChanges: Readonly<Record<UserChange | 'promote', ChangeText>> = {
  promote: {
    label: m.makeAdmin(),
    icon: 'user',
    title: (name) => m.makeNameAnAdmin({ name }),
    consequence: m.anAdminSeesEveryUserAndEveryOrder(),
  },
  demote: {
    label: m.removeAdmin(),
    icon: 'user',
    title: (name) => m.makeNameACustomerAgain({ name }),
    consequence: m.theyNoLongerSeeUsers(),
  },
  'sign-out': {
    label: m.signOutEverywhere(),
    icon: 'logout',
    title: (name) => m.signNameOutEverywhere({ name }),
    consequence: m.theyHaveToLogInAgain(),
  },
  block: {
    label: m.block(),
    icon: 'x',
    tone: 'critical',
    title: (name) => m.blockName({ name }),
    consequence: m.theyAreSignedOutOnEvery(),
  },
  unblock: {
    label: m.unblock(),
    icon: 'check',
    title: (name) => m.unblockName({ name }),
    consequence: m.theyCanLogInAgain(),
  },
};

/** The actions that are possible for this user. */
export function changesFor({ role, blocked }: UserView): UserChange[] {
  return [...(role === 'admin' ? (['demote'] as const) : []), 'sign-out', blocked ? 'unblock' : 'block'];
}

/** A user after a change, shown before the list is loaded again. */
export const changed: Readonly<Record<keyof typeof userChanges, Partial<UserView>>> = {
  promote: { role: 'admin' },
  demote: { role: null },
  'sign-out': {},
  block: { blocked: true },
  unblock: { blocked: false },
};
