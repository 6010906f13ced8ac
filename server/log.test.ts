import { expect, test } from 'vitest';
import { users } from './db/schema.ts';
import { createLog } from './log.ts';
import { openTestDatabase } from './testing/database.ts';

const { db } = await openTestDatabase();

function written(write: (log: ReturnType<typeof createLog>) => void, isProduction = true): string {
  const lines: string[] = [];
  write(createLog({ isProduction }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('tokens, secrets and addresses never reach the log', () => {
  const line = written((log) =>
    log.info({ token: 'hidden-1', request: { authorization: 'hidden-2', user: { email: 'hidden-3' } } }, 'x'),
  );
  expect(line).toContain('[hidden]');
  expect(line).not.toMatch(/hidden-\d/);
});

test('an error of the database is told without the values that were to be stored', async () => {
  const person = {
    id: '019a9c40-0000-7000-8000-000000000001',
    uid: 'private-uid',
    email: 'private@norholt.test',
    name: 'private name',
  };
  await db.orm.insert(users).values(person);
  const failures = await Promise.all([
    db.orm
      .insert(users)
      .values({ ...person, uid: 'other' })
      .catch((error: unknown) => error),
    db
      .query('INSERT INTO users (id, uid, email) VALUES (gen_random_uuid(), $1, $2)', ['x', person.email])
      .catch((error: unknown) => error),
  ]);
  for (const error of failures) {
    const line = written((log) => log.error({ error }, 'unexpected failure'));
    expect(line).toContain('duplicate key value');
    expect(line).not.toContain('private');
  }
});

test('a local run writes only what needs attention', () => {
  expect(written((log) => log.info('fine'), false)).toBe('');
  expect(written((log) => log.warn('look'), false)).toContain('look');
});
