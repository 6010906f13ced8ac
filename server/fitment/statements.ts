import type {
  Answer,
  Condition,
  FitMark,
  Fitment,
  ModelsMark,
  Statement,
} from '#contract/fitment/fitment.ts';
import { modelsMarkOf } from '#contract/fitment/models-mark.ts';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import { faultMessage } from '#contract/fitment/fitment-messages.ts';
import { namedMessage } from '#contract/input-fault.ts';
import {
  faultsOf,
  isStart,
  markOf,
  mergeFitments,
  openQuestions,
  verdictOf,
} from '#contract/fitment/verdict.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import { limits } from '#contract/limits.ts';
import type { Actor } from '../core/actor.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { joinedVehicles, vehicleColumns, type StoredVehicle } from './find-vehicle.ts';
import { readModels } from './makes.ts';

const engineObject = `CASE WHEN engine_id IS NOT NULL
  THEN json_build_object('slug', engines.slug, 'name', engines.name) END`;
const engine = `${engineObject} AS engine`;

/** The columns of a statement, of `fitments` joined as `stated`. */
export const columns = `models.slug AS model, fitments.from_year AS "fromYear", fitments.to_year AS "toYear",
  fitments.from_month AS "fromMonth", fitments.to_month AS "toMonth", fitments.conditions,
  ${engine}, fitments.position, fitments.quantity, note, source, coalesce(makes.name, '') AS make, coalesce(models.name, '') AS name,
  json_build_object('from', coalesce(models.from_year, 0), 'to', coalesce(models.to_year, 0)) AS "modelYears",
  created_by AS "statedBy", to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "statedAt"`;
export const stated = `fitments LEFT JOIN models ON models.id = fitments.model_id LEFT JOIN makes ON makes.id = make_id
  LEFT JOIN engines ON engines.id = engine_id`;

/** Returns what is stated about a part, by make, model and year. Universal statements come first. */
export async function readStatements(db: Queries, partId: string): Promise<Statement[]> {
  const { rows } = await db.query<Statement>(
    {
      isPrepared: true,
      text: `SELECT ${columns} FROM ${stated} WHERE part_id = $1
        ORDER BY fold_words(makes.name) NULLS FIRST, fold_words(models.name), fitments.from_year, fitments.id`,
    },
    [partId],
  );
  return rows;
}

type Judged = Pick<
  Statement,
  'model' | 'fromYear' | 'toYear' | 'fromMonth' | 'toMonth' | 'engine' | 'conditions' | 'make'
>;

/** What a verdict on a part needs. */
export interface Judgeable {
  isComplete: boolean;
  /** The statements about the model, about all vehicles, and about one other model. */
  stated: readonly Judged[];
}

/** The columns of `Judgeable`, of a row of `parts`, with SQL for the id and the slug of the vehicle's model. */
export const judgeableColumns = (
  modelId: string,
  model: string,
) => `parts.is_fit_complete AS "isComplete", (SELECT coalesce(json_agg(json_build_object(
    'model', CASE WHEN relevant.model_id = ${modelId} THEN ${model}::text WHEN relevant.model_id IS NOT NULL THEN '' END,
    'fromYear', relevant.from_year, 'toYear', relevant.to_year, 'fromMonth', relevant.from_month, 'toMonth', relevant.to_month,
    'conditions', relevant.conditions, 'engine', ${engineObject}, 'make', '') ORDER BY relevant.id), '[]')
  FROM ((SELECT * FROM fitments WHERE part_id = parts.id AND (model_id = ${modelId} OR model_id IS NULL))
        UNION ALL (SELECT * FROM fitments WHERE part_id = parts.id AND model_id <> ${modelId} LIMIT 1)) AS relevant
    LEFT JOIN engines ON engines.id = engine_id) AS stated`;

/** What a list says of a part and a vehicle. */
export const fitMarkOf = ({ isComplete, stated }: Judgeable, vehicle: StoredVehicle): FitMark =>
  markOf(verdictOf(stated, isComplete, vehicle));

async function readJudgeable(
  db: Queries,
  ids: readonly string[],
  { modelId, model }: StoredVehicle,
): Promise<readonly (Judgeable & { id: string })[]> {
  const { rows } = await db.query<Judgeable & { id: string }>(
    {
      isPrepared: true,
      text: `SELECT id, ${judgeableColumns('$2', '$3')} FROM parts WHERE id = ANY($1)`,
    },
    [ids, modelId, model],
  );
  return rows;
}

/** Returns the verdict on each part of a list, by its id. */
export async function markParts(
  db: Queries,
  ids: readonly string[],
  vehicle: StoredVehicle,
): Promise<Map<string, FitMark>> {
  if (ids.length === 0) return new Map();
  const parts = await readJudgeable(db, ids, vehicle);
  return new Map(parts.map((part) => [part.id, fitMarkOf(part, vehicle)]));
}

/** Returns which of some models each part of a list fits, by its id. `modelIds` are those of the choices. */
export async function markModels(
  db: Queries,
  ids: readonly string[],
  modelIds: readonly number[],
  models: Parameters<typeof modelsMarkOf>[1],
): Promise<Map<string, ModelsMark>> {
  if (ids.length === 0 || modelIds.length === 0) return new Map();
  const { rows } = await db.query<Judged & { id: string; modelName: string | null }>(
    {
      isPrepared: true,
      text: `SELECT part_id AS id, models.slug AS model, models.name AS "modelName", fitments.from_year AS "fromYear",
          fitments.to_year AS "toYear", fitments.from_month AS "fromMonth", fitments.to_month AS "toMonth",
          fitments.conditions, ${engine}, '' AS make
        FROM fitments LEFT JOIN models ON models.id = fitments.model_id LEFT JOIN engines ON engines.id = engine_id
       WHERE part_id = ANY($1) AND (fitments.model_id IS NULL OR fitments.model_id = ANY($2))`,
    },
    [ids, modelIds],
  );
  // Without the make, which is the same for most of them.
  const names = new Map(rows.map(({ model, modelName }) => [model, modelName]));
  const choices = models.choices.map((one) => ({ ...one, name: names.get(one.slug) ?? one.name }));
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      return [id, modelsMarkOf(own, { ...models, choices })];
    }),
  );
}

/** A part and the vehicle that it is for. */
interface Pair {
  partId: string;
  /** The slug of the vehicle. */
  vehicle?: string | null | undefined;
}

type JudgedPair = Judgeable & { vehicle: StoredVehicle };

/** Returns what a verdict on each pair needs, by its index. A pair without a vehicle, or with an unknown one, is absent. */
async function readPairs(db: Queries, pairs: readonly Pair[]): Promise<Map<number, JudgedPair>> {
  if (pairs.every(({ vehicle }) => vehicle == null)) return new Map();
  const { rows } = await db.query<Judgeable & StoredVehicle & { index: number }>(
    {
      isPrepared: true,
      text: `SELECT (place - 1)::int AS index, ${vehicleColumns}, ${judgeableColumns('models.id', 'models.slug')}
        FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS pair (part_id, slug, place)
          JOIN parts ON parts.id = part_id, ${joinedVehicles}
       WHERE vehicles.slug = pair.slug`,
    },
    [pairs.map(({ partId }) => partId), pairs.map(({ vehicle }) => vehicle ?? null)],
  );
  return new Map(
    rows.map(({ index, isComplete, stated, ...vehicle }) => [index, { isComplete, stated, vehicle }]),
  );
}

/** What a line of a basket says of its vehicle. */
export interface LineMark {
  fit: FitMark | null;
  vehicleName: string | null;
}

/** Returns the verdict on each pair. Nulls for one without a vehicle, or with one that is not known any more. */
export async function markPairs(db: Queries, pairs: readonly Pair[]): Promise<LineMark[]> {
  const found = await readPairs(db, pairs);
  return pairs.map((_, index) => {
    const pair = found.get(index);
    return pair
      ? { fit: fitMarkOf(pair, pair.vehicle), vehicleName: vehicleName(pair.vehicle) }
      : { fit: null, vehicleName: null };
  });
}

/** What a customer says of the vehicle that a part is for. */
interface AskedFor extends Pair {
  vehicleMonth?: number | undefined;
  answers?: readonly Answer[] | undefined;
}

/** What an order keeps of its vehicle. */
export interface OrderedFor {
  vehicle: string | null;
  fit: FitMark['kind'] | null;
  /** Those about the part. */
  answers: readonly Answer[];
  /** The conditions without an answer on which the verdict depends, as many as can be answered. */
  open: readonly Condition[];
}

/** Returns lines with the vehicle and the verdict of their orders; no verdict for a vehicle that is not known any more. */
export async function judgeOrders<Line extends AskedFor>(
  db: Queries,
  lines: readonly Line[],
): Promise<Array<Line & { orderedFor: OrderedFor }>> {
  const found = await readPairs(db, lines);
  return lines.map((line, index) => ({ ...line, orderedFor: judge(found.get(index), line) }));
}

/** The same for one order. */
export const judgeOrder = async (db: Queries, asked: AskedFor): Promise<OrderedFor> =>
  judge((await readPairs(db, [asked])).get(0), asked);

function judge(pair: JudgedPair | undefined, { vehicleMonth, answers = [] }: AskedFor): OrderedFor {
  if (!pair) return { vehicle: null, fit: null, answers: [], open: [] };
  const vehicle = { ...pair.vehicle, month: vehicleMonth ?? null };
  const verdict = verdictOf(pair.stated, pair.isComplete, vehicle, answers);
  const asked = new Set(
    pair.stated.flatMap(({ model, conditions }) =>
      model === null || model === vehicle.model ? conditions.map(conditionKey) : [],
    ),
  );
  const answered = new Set(answers.map(conditionKey));
  return {
    vehicle: vehicleName(vehicle),
    fit: verdict.kind,
    answers: answers.filter((one) => asked.has(conditionKey(one))),
    open: openQuestions(verdict.open)
      .slice(0, limits.answers)
      .filter((one) => !answered.has(conditionKey(one))),
  };
}

/**
 * Replaces what is stated about a part. Statements that stay keep who stated them and when. Rows that say the same are
 * merged; others may overlap. Throws 400 for a statement about an unknown model, or about years in which it was not built.
 */
export async function writeFitments(
  tx: Queries,
  partId: string,
  wanted: readonly Fitment[],
  statedBy: string,
): Promise<void> {
  const rows = mergeFitments(wanted);
  const slugs = new Set(rows.flatMap(({ model }) => model ?? []));
  const faults = faultsOf(rows, await readModels(tx, [...slugs]));
  const at = faults.findIndex((fault) => fault !== null && fault.kind !== 'overlaps');
  const fault = faults[at];
  if (fault) {
    // The row as it was sent, because rows that say the same were joined.
    const place = { field: 'fitments', row: wanted.findIndex((one) => isStart(one, rows[at])) };
    throw new Problem('INVALID', { message: namedMessage(place, faultMessage(fault)), extra: place });
  }
  await replaceStatements(tx, [{ partId, fitments: rows }], statedBy);
}

/** What is stated about one part. */
export interface StatedOfPart {
  partId: string;
  fitments: readonly Fitment[];
}

/** Replaces what is stated about some parts. The statements are merged and have no faults. Those that stay keep who stated them and when. */
export async function replaceStatements(
  tx: Queries,
  parts: readonly StatedOfPart[],
  statedBy: string,
): Promise<void> {
  const rows = parts.flatMap(({ partId, fitments }) => fitments.map((one) => ({ ...one, part: partId })));
  await tx.query(
    `WITH wanted AS (
       SELECT part AS part_id, models.id AS model_id, "fromYear"::smallint AS from_year, "toYear"::smallint AS to_year,
           "fromMonth"::smallint AS from_month, "toMonth"::smallint AS to_month, one.conditions,
           engines.id AS engine_id, one.position, one.quantity::smallint AS quantity, note, source, row
         FROM json_to_recordset($2) AS one (part uuid, model text, "fromYear" int, "toYear" int, "fromMonth" int, "toMonth" int,
           conditions jsonb, engine text, position text, quantity int, note text, source text, row int)
         LEFT JOIN models ON models.slug = one.model
         LEFT JOIN engines ON engines.model_id = models.id AND engines.slug = one.engine
     ), kept AS (
       SELECT fitments.id, row FROM fitments JOIN wanted ON wanted.part_id = fitments.part_id AND ${sameStatement}
        WHERE fitments.part_id = ANY($1)
     ), removed AS (
       DELETE FROM fitments WHERE part_id = ANY($1) AND id NOT IN (SELECT id FROM kept)
     )
     INSERT INTO fitments (part_id, model_id, from_year, to_year, from_month, to_month, conditions, engine_id, position,
       quantity, note, source, created_by)
     SELECT part_id, model_id, from_year, to_year, from_month, to_month, conditions, engine_id, position, quantity, note, source, $3
       FROM wanted
      WHERE row NOT IN (SELECT row FROM kept) ORDER BY row`,
    [parts.map(({ partId }) => partId), JSON.stringify(rows.map((one, row) => ({ ...one, row }))), statedBy],
  );
}

/** What a statement says. */
export const statedColumns = [
  ...['model_id', 'from_year', 'to_year', 'from_month', 'to_month', 'conditions', 'engine_id', 'position'],
  ...['quantity', 'note', 'source'],
];
const textOf = (table: string) =>
  `ROW(${statedColumns.map((column) => `${table}.${column}`).join(', ')})::text`;

/** As texts, which PostgreSQL hashes: a part may have thousands of statements, and most of them have nulls. */
const sameStatement = `${textOf('fitments')} = ${textOf('wanted')}`;

/** The name of the admin who states something. */
export async function adminName(db: Queries, { userId }: Pick<Actor, 'userId'>): Promise<string> {
  const { rows } = await db.query<{ name: string }>('SELECT name FROM users WHERE id = $1', [userId]);
  return rows[0]?.name ?? '';
}
