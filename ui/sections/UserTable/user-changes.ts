import type { MenuItem } from '#ui/components/Menu/Menu.tsx';
import type { UserView } from './user-view.ts';

/** What an admin can do to somebody else besides making them an admin. */
export type UserChange = 'demote' | 'sign-out' | 'block' | 'unblock';

interface ChangeText {
  label: string;
  icon: MenuItem['icon'];
  tone?: 'critical';
  title(name: string): string;
  consequence: string;
}

export const userChanges: Readonly<Record<UserChange, ChangeText>> = {
  demote: {
    label: 'Remove admin',
    icon: 'user',
    title: (name) => `Make ${name} a customer again?`,
    consequence:
      'They no longer see users and all orders or change what is sold, and are signed out on every device.',
  },
  'sign-out': {
    label: 'Sign out everywhere',
    icon: 'logout',
    title: (name) => `Sign ${name} out everywhere?`,
    consequence: 'They have to log in again on every device. Nothing else changes for them.',
  },
  block: {
    label: 'Block',
    icon: 'x',
    tone: 'critical',
    title: (name) => `Block ${name}?`,
    consequence:
      'They are signed out on every device and cannot log in until an admin unblocks them. Their orders stay as they are.',
  },
  unblock: {
    label: 'Unblock',
    icon: 'check',
    title: (name) => `Unblock ${name}?`,
    consequence: 'They can log in again, with the orders and the profile that they had.',
  },
};

/** What can be done to this user. */
export function changesFor({ role, blocked }: UserView): UserChange[] {
  return [...(role === 'admin' ? (['demote'] as const) : []), 'sign-out', blocked ? 'unblock' : 'block'];
}

/** How a change shows in the list before the list is loaded again. */
export const changed: Readonly<Record<UserChange, Partial<UserView>>> = {
  demote: { role: null },
  'sign-out': {},
  block: { blocked: true },
  unblock: { blocked: false },
};
