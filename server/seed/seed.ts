import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endedOrders } from '#mocks/fixtures/ended-orders.ts';
import { orders } from '#mocks/fixtures/orders.ts';
import { categoryFile } from '#mocks/fixtures/categories.ts';
import { extrasOf, parts } from '#mocks/fixtures/parts.ts';
import { reviews } from '#mocks/fixtures/reviews.ts';
import { synonyms } from '#mocks/fixtures/searches.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { fitmentsOf, modelFixtures, statedAt } from '#mocks/fixtures/vehicles.ts';
import { projectRoot } from '../core/root.ts';
import type { Database, Queries } from '../db/connect.ts';
import { CategoryFile, saveCategories } from '../catalogue/save-categories.ts';
import { writeSynonyms } from '../catalogue/search/synonyms.ts';
import { writeTradeWords } from '../catalogue/search/trade-words.ts';
import { writeWords } from '../catalogue/search/write-words.ts';
import { specsOf, writeExtras } from '../catalogue/write-extras.ts';
import { addModel } from '../fitment/models.ts';
import { writeFitments } from '../fitment/statements.ts';

const users = Object.values(demoAccounts).map(({ id, uid, user }) => ({ id, uid, ...user }));

async function isEmpty(tx: Queries): Promise<boolean> {
  const { rows } = await tx.query<{ is_empty: boolean }>(
    `SELECT NOT (EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM parts)
              OR EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM reviews)) AS is_empty`,
  );
  return rows[0]?.is_empty ?? false;
}

/** With concurrent starts only one seeds the database. Polls, because a statement that waits is cancelled after five seconds. */
async function takeLock(tx: Queries): Promise<void> {
  for (;;) {
    const { rows } = await tx.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('norholt.seed')) AS taken`,
    );
    if (rows[0]?.taken) return;
    await pause(100);
  }
}

/** Inserts the fixtures into an empty database. Returns false, without changes, when it contains data. */
export async function seedIfEmpty(db: Database): Promise<boolean> {
  const seed = await readFile(join(projectRoot, 'server/seed/seed.sql'), 'utf8');
  return db.transaction(async (tx) => {
    await takeLock(tx);
    if (!(await isEmpty(tx))) return false;
    await saveCategories(tx, CategoryFile.parse(categoryFile));
    for (const model of modelFixtures) await addModel(tx, model);
    const sold = parts.map((part) => ({
      ...part,
      ...extrasOf(part),
      isFitComplete: fitmentsOf(part.number).length > 0,
    }));
    const data = [users, sold, [...orders, ...endedOrders], reviews];
    await tx.query(
      seed,
      data.map((rows) => JSON.stringify(rows)),
    );
    const { name: statedBy } = demoAccounts.admin.user;
    for (const { _id, number = '', category, references, specifications } of sold) {
      const extras = { references: [...references], specifications: [...specifications] };
      await writeExtras(tx, _id, await specsOf(tx, category), extras);
      await writeFitments(tx, _id, fitmentsOf(number), statedBy);
    }
    await writeSynonyms(tx, synonyms);
    await writeTradeWords(tx);
    await writeWords(tx);
    await tx.query('UPDATE fitments SET created_at = $1', [statedAt]);
    return true;
  });
}
