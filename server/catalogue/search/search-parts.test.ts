import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { parts } from '#mocks/fixtures/parts.ts';
import { connect, type Database, type Queries } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { seedIfEmpty } from '../../seed/seed.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { withDatabase } from '../../testing/postgres.ts';
import { searchParts } from './search-parts.ts';
import { writeWords } from './write-words.ts';

/** The words that a search for some others finds instead. */
const corrected = async (each: Queries, search: string) =>
  (await searchParts(each, { search })).reading?.corrected;

/** Creates a database of its own. `prepare` runs before the migrations. */
async function openWith(settings: string, prepare = ''): Promise<Database> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withDatabase(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING UTF8 ${settings}`),
  );
  const { href } = Object.assign(new URL(server), { pathname: `/${name}` });
  await withDatabase(href, (client) => client.query(prepare));
  await migrate(href);
  const opened = connect(href);
  afterAll(async () => {
    await opened.close();
    await withDatabase(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
  return opened;
}

/** The test database has LC_CTYPE=C, as the embedded one. */
const { db } = await openTestDatabase();
const inEnglish = await openWith(
  `LOCALE_PROVIDER icu ICU_LOCALE 'en-US' LC_CTYPE 'C.UTF-8' LC_COLLATE 'C.UTF-8'`,
);
/** A database whose provider allows no extensions. */
const withoutTrigrams = await openWith(
  '',
  `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not allowed'; END $$;
   CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION refuse()`,
);
const databases = { 'LC_CTYPE=C': db, 'en_US.UTF-8': inEnglish, 'no pg_trgm': withoutTrigrams };
for (const each of Object.values(databases)) await seedIfEmpty(each);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
/** The words of each part. */
const catalogue = new Map(
  parts.map(({ _id, name, description }) => [_id, wordsOf(`${name} ${description}`)]),
);
const allWords = [...new Set([...catalogue.values()].flat())];

/** 40 words of names, each with a part that has it. */
const words = [...new Set(parts.flatMap(({ name }) => wordsOf(name)))]
  .filter((word) => word.length >= 4)
  .slice(0, 40);

/** The usual typing errors. They are in the middle of the word, where people make them. */
const errors: ReadonlyArray<readonly [string, (word: string, at: number) => string]> = [
  ['a missing letter', (word, at) => word.slice(0, at) + word.slice(at + 1)],
  ['a doubled letter', (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)],
  [
    'swapped neighbours',
    (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ],
  [
    'a wrong letter',
    (word, at) => word.slice(0, at) + (word.charAt(at) === 'e' ? 'r' : 'e') + word.slice(at + 1),
  ],
  ['an extra letter', (word, at) => `${word.slice(0, at)}k${word.slice(at)}`],
];

test('trigrams are used where they can be, and no setting stays in the session', async () => {
  const hasIndex = async (each: Database) =>
    (await each.query(`SELECT FROM pg_class WHERE relname = 'part_words_similar'`)).rows.length === 1;
  expect(await Promise.all(Object.values(databases).map(hasIndex))).toEqual([true, true, false]);
  await db.transaction(async (tx) => {
    await corrected(tx, 'ventilatde');
    const { rows } = await tx.query('SHOW pg_trgm.similarity_threshold');
    expect(rows).toEqual([{ 'pg_trgm.similarity_threshold': '0.3' }]);
  });
});

test('a role without CREATE on the database keeps the search as it is', async () => {
  await withoutTrigrams.transaction(async (tx) => {
    await tx.query(`DROP EVENT TRIGGER refuse`);
    await tx.query(`CREATE ROLE other_owner; SET LOCAL ROLE other_owner`);
    expect((await tx.query('SELECT use_trigrams() AS done')).rows).toEqual([{ done: false }]);
    await tx.query('RESET ROLE; DROP ROLE other_owner');
  });
  expect(await corrected(withoutTrigrams, 'ventilatde')).toBe('ventilated');
});

test.each([
  ['тормозной', 'тормзной'],
  ['فرامل', 'فرامـلل'],
])('corrects %s, which is not ASCII, in every locale', async (word, typed) => {
  for (const each of Object.values(databases)) {
    await each.query(
      `INSERT INTO parts (id, name, description, price_cents, quantity, initial_quantity, min_quantity, email)
       VALUES (gen_random_uuid(), $1, '', 100, 1, 1, 1, 'works@norholt.test')`,
      [word],
    );
    await writeWords(each);
    const { result } = await searchParts(each, { search: typed });
    expect(result.rows.map(({ name }) => name)).toEqual([word]);
  }
});

describe.each(Object.entries(databases))('a search with typing errors, with %s', (_, each) => {
  test('finds the part in 95 of 100', async () => {
    expect(words).toHaveLength(40);
    const mistyped = words.flatMap((word, index) =>
      errors.map(([kind, change]) => ({ kind, word, typed: change(word, 1 + (index % (word.length - 2))) })),
    );
    const missed: string[] = [];
    for (const { kind, word, typed } of mistyped) {
      const { result } = await searchParts(each, { search: typed, limit: 12 });
      const isFound = result.rows.some(({ _id }) => catalogue.get(_id)?.includes(word));
      if (!isFound) missed.push(`${kind}: ${typed} for ${word}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(10);
  });

  test('changes no word that a part has', async () => {
    for (const word of allWords) expect(await corrected(each, word), word).toBeUndefined();
  });
});
