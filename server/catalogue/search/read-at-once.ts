import type { RelaxationsQuery } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';
import { leaves } from '../categories.ts';
import {
  chooseHits,
  chooseLookAlikes,
  hitsOf,
  keysOf,
  lookAlikeKeysOf,
  lookAlikesOf,
  type Hit,
  type LookAlikes,
} from '../find-numbers.ts';
import type { Listed } from '../list-parts.ts';
import { listMakes } from '../../fitment/makes.ts';
import { chunksOf, correctChunks, type Chunk } from './correct-words.ts';
import { findNamedVehicle, mayNameVehicle } from './understand.ts';

type Filters = RelaxationsQuery & Listed['query'];

interface Read extends Listed {
  /** What is tried if the search finds nothing. */
  lookAlikes: LookAlikes | null;
  /** What is tried if it finds too little. Null if the search stays as it is. */
  corrected: string | null;
}

interface Row {
  hits: readonly Hit[];
  lookAlikes: readonly Hit[];
  /** By the search that they are of. */
  chunks: Readonly<Record<string, readonly Chunk[]>>;
  categories: readonly string[];
  /** The ids by slug. */
  vehicles: Readonly<Record<string, number>>;
}

/**
 * Looks up with one statement what a query names, its search, and each of `words`. Returns a function that understands the
 * query without some of its filters, or a word, as `understand` does.
 */
export async function readAtOnce(
  db: Queries,
  query: RelaxationsQuery,
  words: readonly string[],
): Promise<(query: Filters) => Read> {
  const { search = '', category = null, vehicle } = query;
  const mayName = mayNameVehicle({ ...query, vehicle: undefined });
  const makes = mayName ? await listMakes(db) : [];
  const nameIn = (text: string) => findNamedVehicle(text, makes);
  // The words that are left may name another one.
  const named = nameIn(search);
  const second = named && nameIn(named.rest);
  const searches = [search, ...[named, second].flatMap((one) => one?.rest ?? [])];
  const slugs = [vehicle, named?.vehicle.slug, second?.vehicle.slug].filter((slug) => slug !== undefined);
  const keys = [...searches, ...words].flatMap((text) => keysOf(text));
  const alike = query.exact === undefined ? searches.flatMap(lookAlikeKeysOf) : [];
  const { rows } = await db.query<Row>({ isPrepared: true, text: lookUp }, [
    ...[keys, searches, category, slugs],
    alike,
  ]);
  const { hits, lookAlikes, chunks, categories, vehicles } = rows[0] ?? nothing;

  return (wanted) => {
    const { search: typed = '' } = wanted;
    const found = mayNameVehicle(wanted) && !chooseHits(typed, hits).isWhole ? nameIn(typed) : undefined;
    const understood = found
      ? { ...wanted, search: found.rest === '' ? undefined : found.rest, vehicle: found.vehicle.slug }
      : wanted;
    const rest = understood.search ?? '';
    const numbers = chooseHits(rest, hits);
    const mayCorrect = wanted.exact === undefined && numbers.references.size === 0;
    return {
      query: understood,
      numbers,
      categories: understood.category === undefined ? undefined : categories,
      vehicleId: understood.vehicle === undefined ? undefined : (vehicles[understood.vehicle] ?? null),
      lookAlikes: mayCorrect ? chooseLookAlikes(rest, lookAlikes) : null,
      corrected: mayCorrect ? correctChunks(chunks[rest] ?? []) : null,
    };
  };
}

const nothing: Row = { hits: [], lookAlikes: [], chunks: {}, categories: [], vehicles: {} };

const lookUp = `SELECT
  (SELECT coalesce(json_agg(found), '[]') FROM (${hitsOf('$1')}) AS found) AS hits,
  (SELECT coalesce(json_agg(found), '[]') FROM (${lookAlikesOf('$5')}) AS found) AS "lookAlikes",
  (SELECT coalesce(json_object_agg(search, (SELECT json_agg(found) FROM (${chunksOf('search')}) AS found)), '{}')
     FROM (SELECT DISTINCT search FROM unnest($2::text[]) AS search WHERE search <> '') AS searches) AS chunks,
  ARRAY(${leaves('$3')}) AS categories,
  (SELECT coalesce(json_object_agg(slug, id), '{}') FROM vehicles WHERE slug = ANY($4)) AS vehicles`;
