import { expect, test } from 'vitest';
import { pageAt } from '#contract/pages.ts';
import type { Role, Session } from '#app/lib/auth/session-machine.ts';
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
  const guarded = (session: Session) =>
    idsFor(session)
      .map((id) => pageAt(id)?.audience)
      .filter((audience) => audience === 'customer' || audience === 'admin');
  expect(guarded({ status: 'signed-out' })).toEqual([]);
  expect(new Set(guarded(somebody('customer')))).toEqual(new Set(['customer']));
  expect(new Set(guarded(somebody('admin')))).toEqual(new Set(['admin']));
  expect(idsFor({ status: 'signed-out' })).not.toContain('logout');
});

test('a search leads to its list with the words in the address', () => {
  expect(addressOf('search:/parts', 'brake & disc')).toBe('/parts?search=brake+%26+disc');
  expect(addressOf('/blogs', 'ignored')).toBe('/blogs');
  expect(addressOf('theme:dark', '')).toBeNull();
});
