import type { Synonyms } from '#contract/catalogue/search.ts';
import * as m from '#messages/problem.js';
import type { Actor } from '../../core/actor.ts';
import { Problem } from '../../core/problem.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Database, Queries } from '../../db/connect.ts';
import { addSynonymWords } from './write-words.ts';

/** Returns the lists as an admin saved them. */
export async function readSynonyms(db: Queries): Promise<Synonyms> {
  const { rows } = await db.query<{ words: string[] }>(
    'SELECT json_agg(word ORDER BY position) AS words FROM synonyms GROUP BY list ORDER BY list',
  );
  return rows.map(({ words }) => words);
}

/** The rows of the lists in $1. A word that is twice in one list is kept once. */
const rowsOf = `SELECT list, (row_number() OVER (PARTITION BY list ORDER BY position) - 1)::smallint AS position, word, target
  FROM (SELECT DISTINCT ON (search_query(word)) list, position, word, search_query(word) AS target
          FROM json_to_recordset($1) AS each (list int, position int, word text)
         ORDER BY search_query(word), position) AS words`;

/** Replaces all lists. Writes nothing, and returns false, if they are the same. Throws 400 for a word that is in two lists, or has no letters or digits. */
export async function writeSynonyms(tx: Queries, lists: Synonyms): Promise<boolean> {
  const words = lists.flatMap((all, list) => all.map((word, position) => ({ list, position, word })));
  const json = JSON.stringify(words);
  const { rows: wrong } = await tx.query<{ word: string; isEmpty: boolean; row: number }>(
    `SELECT min(word) AS word, search_query(word) IS NULL AS "isEmpty", max(list) AS row
       FROM json_to_recordset($1) AS each (list int, position int, word text)
      GROUP BY search_query(word)
     HAVING search_query(word) IS NULL OR count(DISTINCT list) > 1 ORDER BY min(list) LIMIT 1`,
    [json],
  );
  const [first] = wrong;
  if (first)
    throw new Problem('INVALID', {
      message: first.isEmpty ? m.emptySynonym(first) : m.repeatedSynonym(first),
      extra: { row: first.row },
    });
  const { rows: differing } = await tx.query(
    `WITH wanted AS (SELECT list, position, word FROM (${rowsOf}) AS rows),
          saved AS (SELECT list, position, word FROM synonyms)
     (TABLE wanted EXCEPT TABLE saved) UNION ALL (TABLE saved EXCEPT TABLE wanted) LIMIT 1`,
    [json],
  );
  if (differing.length === 0) return false;
  await tx.query('DELETE FROM synonyms');
  await tx.query(
    `INSERT INTO synonyms (list, position, word, target, substitute)
     SELECT *, (string_agg('(' || target::text || ')', ' | ') OVER (PARTITION BY list))::tsquery FROM (${rowsOf}) AS rows`,
    [json],
  );
  await addSynonymWords(tx);
  return true;
}

/** Replaces all lists, with an entry in the audit log about those that were added and removed, if they change. */
export function saveSynonyms(db: Database, lists: Synonyms, actor: Actor): Promise<Synonyms> {
  return db.transaction(async (tx) => {
    // One after the other, so that the entry says what this one has changed.
    await tx.query('LOCK TABLE synonyms IN SHARE ROW EXCLUSIVE MODE');
    const known = await readSynonyms(tx);
    if (!(await writeSynonyms(tx, lists))) return known;
    const before = known.map(inOneLine);
    const saved = await readSynonyms(tx);
    const after = saved.map(inOneLine);
    const changed = (some: readonly string[], others: readonly string[]) =>
      some.filter((line) => !others.includes(line)).join('\n');
    await recordAudit(tx, {
      ...actor,
      object: 'synonyms',
      before: changed(before, after),
      after: changed(after, before),
    });
    return saved;
  });
}

const inOneLine = (words: readonly string[]) => words.join(' = ');
