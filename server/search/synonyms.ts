import type { Synonyms } from '#contract/search.ts';
import * as m from '#messages/problem.js';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Queries } from '../db/connect.ts';
import { addSynonymWords } from './write-words.ts';

/** Returns the lists as an admin saved them. */
export async function readSynonyms(db: Queries): Promise<Synonyms> {
  const { rows } = await db.query<{ words: string[] }>(
    'SELECT json_agg(word ORDER BY position) AS words FROM synonyms GROUP BY list ORDER BY list',
  );
  return rows.map(({ words }) => words);
}

/** Replaces all lists. Throws 400 for a word that is in two lists, or has no letters or digits. */
export async function writeSynonyms(tx: Queries, lists: Synonyms): Promise<void> {
  const words = lists.flatMap((all, list) => all.map((word, position) => ({ list, position, word })));
  const json = JSON.stringify(words);
  const { rows: wrong } = await tx.query<{ word: string; isEmpty: boolean }>(
    `SELECT min(word) AS word, search_query(word) IS NULL AS "isEmpty"
       FROM json_to_recordset($1) AS each (list int, position int, word text)
      GROUP BY search_query(word)
     HAVING search_query(word) IS NULL OR count(DISTINCT list) > 1 ORDER BY min(list) LIMIT 1`,
    [json],
  );
  const [first] = wrong;
  if (first)
    throw new Problem('INVALID', {
      message: first.isEmpty ? m.emptySynonym(first) : m.repeatedSynonym(first),
    });
  await tx.query('DELETE FROM synonyms');
  // A word that is twice in one list is kept once.
  await tx.query(
    `INSERT INTO synonyms (list, position, word, target, substitute)
     SELECT list, position, word, target, (string_agg('(' || target::text || ')', ' | ') OVER (PARTITION BY list))::tsquery
       FROM (SELECT DISTINCT ON (search_query(word)) list, position, word, search_query(word) AS target
               FROM json_to_recordset($1) AS each (list int, position int, word text)
              ORDER BY search_query(word), position) AS words`,
    [json],
  );
  await addSynonymWords(tx);
}

/** Replaces all lists, with an entry in the audit log about those that were added and removed. */
export function saveSynonyms(db: Database, lists: Synonyms, actor: Actor): Promise<Synonyms> {
  return db.transaction(async (tx) => {
    // One after the other, so that the entry says what this one has changed.
    await tx.query('LOCK TABLE synonyms IN SHARE ROW EXCLUSIVE MODE');
    const before = (await readSynonyms(tx)).map(inOneLine);
    await writeSynonyms(tx, lists);
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
