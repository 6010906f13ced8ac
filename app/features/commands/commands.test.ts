import { expect, test } from 'vitest';
import type { Role } from '#app/lib/auth/token-exchange.ts';
import type { Session } from '#app/lib/auth/session-machine.ts';
import { addressOf, commandsFor, searchesFor } from './commands.ts';

const somebody = (role: Role): Session => ({
  status: 'signed-in',
  uid: 'mara',
  email: 'mara@norholt.test',
  name: 'Mara',
  photoURL: undefined,
  isVerified: true,
  role,
});

const idsFor = (session: Session) =>
  [
    ...commandsFor({ session, hasSingleKeys: true }).flatMap(({ commands }) => commands),
    ...searchesFor(session),
  ].map(({ id }) => id);

const sessions: Record<string, Session> = {
  visitor: { status: 'signed-out' },
  customer: somebody('customer'),
  admin: somebody('admin'),
};

test.each(Object.keys(sessions))('no two commands of a %s are the same', (who) => {
  const ids = idsFor(sessions[who] ?? { status: 'signed-out' });
  expect(new Set(ids).size).toBe(ids.length);
});

test('everybody is offered the pages that their guards let them into', () => {
  const dashboards = (session: Session) => idsFor(session).filter((id) => id.includes('dashboard'));
  expect(dashboards({ status: 'signed-out' })).toEqual([]);
  expect(dashboards(somebody('customer')).every((id) => id.includes('/user-dashboard'))).toBe(true);
  expect(dashboards(somebody('admin')).every((id) => id.includes('/admin-dashboard'))).toBe(true);
  expect(idsFor({ status: 'signed-out' })).not.toContain('logout');
});

test('a search leads to its list with the words in the address', () => {
  expect(addressOf('search:/parts', 'brake & disc')).toBe('/parts?search=brake+%26+disc');
  expect(addressOf('/blogs', 'ignored')).toBe('/blogs');
  expect(addressOf('theme:dark', '')).toBeNull();
});
