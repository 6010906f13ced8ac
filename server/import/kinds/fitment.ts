import * as z from 'zod/mini';
import type { RowResult } from '#contract/import/imports.ts';
import { Fitment } from '#contract/fitment/fitment.ts';
import { faultMessage } from '#contract/fitment/fitment-messages.ts';
import type { Make } from '#contract/fitment/vehicles.ts';
import { faultsOf, mergeFitments, monthsOf, overlap, sameKey } from '#contract/fitment/verdict.ts';
import { faultOf } from '#contract/input-fault.ts';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/imports.js';
import { groupBy } from '#contract/group-by.ts';
import type { Queries } from '../../db/connect.ts';
import { replaceStatements } from '../../fitment/statements.ts';
import {
  planAlike,
  type Change,
  type Group,
  type Kind,
  type Plan,
  type PlanContext,
  type WriteContext,
} from '../kind.ts';
import type { Matches } from '../matches.ts';
import { requiredFault, type CellFault, type ReadRow } from '../read-cells.ts';
import { findParts, manyParts, unknownPart, type NamedPart } from './parts/find-parts.ts';

/** What one row states, or why it states nothing. */
type Stated = { fitment: Fitment } | { result: RowResult; fault?: CellFault };

/** "Brake system: ATE", or a text alone. */
function conditionOf(text: string) {
  const [, criterion = m.condition(), value = text] = /^([^:]{1,80}):\s*(.+)$/s.exec(text) ?? [];
  return { criterion, value };
}

const Conditions = Fitment.shape.conditions;
type Conditions = z.infer<typeof Conditions>;

/** The lists of conditions that were read before: few differ. */
const knownConditions = new Map<string, Conditions | string>();
const rememberedMax = 5_000;

/** Reads the conditions of a row. A text: what is wrong with them. */
function conditionsOf(texts: readonly string[]): Conditions | string {
  const key = texts.join('|');
  const known = knownConditions.get(key);
  if (known !== undefined) return known;
  if (knownConditions.size >= rememberedMax) knownConditions.clear();
  const parsed = Conditions.safeParse(texts.map(conditionOf));
  const conditions = parsed.success ? (parsed.data ?? []) : faultOf(parsed.error).message;
  knownConditions.set(key, conditions);
  return conditions;
}

const fault = (
  kind: CellFault['kind'],
  column: string,
  value: string,
  rule: string,
  remedy: string,
): CellFault => ({
  ...{ kind, column, value, rule, remedy },
});

/** Typed access to the values of a row, which its columns have checked. */
function valuesOf({ values }: ReadRow) {
  const text = (field: string) => {
    const value = values.get(field);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const number = (field: string) => {
    const value = values.get(field);
    return typeof value === 'number' ? value : undefined;
  };
  const list = (field: string): readonly string[] => {
    const value = values.get(field);
    return Array.isArray(value) ? value.map(String) : [];
  };
  /** "2008-10" or "2008". */
  const month = (field: string) => {
    const [year, monthOfYear] = (text(field) ?? '').split('-').map(Number);
    return { year: year === 0 ? undefined : year, month: monthOfYear };
  };
  return { text, number, list, month };
}

/** Stands for make and model in a statement about every vehicle. */
export const allVehicles = '*';

/** Reads a row as a statement about a model of the shop. */
function statementOf(row: ReadRow, matches: Matches, cutYears: boolean): Stated {
  const { text, number, list, month } = valuesOf(row);
  const [from, to] = [month('from'), month('to')];
  const [make = '', modelName = ''] = [text('make'), text('model')];
  for (const field of ['make', 'model'])
    if (text(field) === undefined) return { result: 'refused', fault: requiredFault(field) };
  const isUniversal = make === allVehicles && modelName === allVehicles;
  const model = isUniversal ? null : matches.model(make, modelName, { from: from.year, to: to.year });
  const unmatched = (column: string, value: string, rule = m.unmatchedRule()): Stated => ({
    result: 'waiting',
    fault: fault('unmatched', column, value, rule, m.unmatchedRemedy()),
  });
  if (model === 'leaveOut') return { result: 'leftOut' };
  if (model === 'waiting') return unmatched('model', `${make} ${modelName}`);
  const engine =
    model &&
    matches.engine(model.slug, {
      engine: text('engine'),
      type: text('type'),
      kw: number('kw'),
      engineCode: text('engineCode'),
      body: text('body'),
      drive: text('drive'),
      from: text('from'),
      to: text('to'),
    });
  if (engine === 'leaveOut') return { result: 'leftOut' };
  if (engine === 'waiting') return unmatched('engine', text('engine') ?? text('type') ?? '');
  if (engine === 'several') return unmatched('engine', text('engine') ?? '', m.severalEnginesRule());
  const conditions = conditionsOf(list('condition'));
  if (typeof conditions === 'string')
    return {
      result: 'refused',
      fault: fault('value', 'condition', list('condition').join(' | '), conditions, m.valueRemedy()),
    };
  const position = list('position').join(' ');
  if (position.length > limits.brandMax)
    return {
      result: 'refused',
      fault: fault('value', 'position', position, m.positionRule(), m.valueRemedy()),
    };
  const wanted: Fitment = {
    model: model?.slug ?? null,
    fromYear: from.year ?? null,
    toYear: to.year ?? null,
    fromMonth: from.month ?? null,
    toMonth: to.month ?? null,
    engine: engine?.slug ?? null,
    position,
    quantity: number('quantity') ?? null,
    conditions,
    note: text('note') ?? '',
    source: text('source') ?? '',
  };
  const built = model && matches.vehicles.modelBySlug(model.slug);
  return { fitment: cutYears && built ? cutTo(wanted, built) : wanted };
}

/** Leaves out the years in which a model was not built. A range of them alone stays, and is a fault. */
function cutTo<Of extends Pick<Fitment, 'fromYear' | 'fromMonth' | 'toYear' | 'toMonth'>>(
  wanted: Of,
  { fromYear: first, toYear: last }: { fromYear: number; toYear: number },
): Of {
  const startsEarly = wanted.fromYear !== null && wanted.fromYear < first && (wanted.toYear ?? last) >= first;
  const endsLate = wanted.toYear !== null && wanted.toYear > last && (wanted.fromYear ?? first) <= last;
  return {
    ...wanted,
    ...(startsEarly && { fromYear: first, fromMonth: null }),
    ...(endsLate && { toYear: last, toMonth: null }),
  };
}

const remedyOf = (kind: string): CellFault['kind'] => (kind === 'overlaps' ? 'overlaps' : 'notBuilt');

/** The models of statements as `faultsOf` wants them, with the engines that the statements name: they exist, or are created. */
function makesOf(matches: Matches, fitments: readonly Fitment[]): Make[] {
  const models = [...groupBy(fitments, ({ model }) => model)].flatMap(([slug, ofModel]) => {
    const model = slug === null ? undefined : matches.vehicles.modelBySlug(slug);
    const engines = [...new Set(ofModel.flatMap(({ engine }) => engine ?? []))];
    return model ? [{ ...model, engines: engines.map((one) => ({ slug: one, name: one })) }] : [];
  });
  return [{ slug: '', name: '', models }];
}

/** Finds out whether statements contain another one: they say the same of all its months. */
function createCover(fitments: readonly Fitment[]) {
  const byKey = groupBy(fitments, sameKey);
  return (one: Fitment): Fitment | undefined =>
    byKey.get(sameKey(one))?.find((other) => {
      const [mine, its] = [monthsOf(one), monthsOf(other)];
      return its.first <= mine.first && mine.last <= its.last;
    });
}

/** In one order, so that equal lists have equal texts. */
const canonical = (fitments: readonly Fitment[]): Fitment[] =>
  fitments
    .map(
      ({
        model,
        fromYear,
        toYear,
        fromMonth,
        toMonth,
        engine,
        position,
        quantity,
        conditions,
        note,
        source,
      }) => {
        const named = conditions.map(({ criterion, value }) => ({ criterion, value }));
        const one = {
          model,
          fromYear,
          toYear,
          fromMonth,
          toMonth,
          engine,
          position,
          quantity,
          conditions: named,
          note,
          source,
        };
        return { text: JSON.stringify(one), one };
      },
    )
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ one }) => one);

function planPart(
  { matches, options }: PlanContext,
  group: Group,
  part: NamedPart,
  existing: readonly Fitment[],
): Plan {
  const results = new Map<number, RowResult>();
  const faults = new Map<number, readonly CellFault[]>();
  const refuse = (row: number, result: RowResult, one?: CellFault) => {
    results.set(row, result);
    if (one) faults.set(row, [one]);
  };
  const stated = new Map<number, Fitment>();
  for (const row of group.rows) {
    const read = statementOf(row, matches, options.cutYears);
    if ('result' in read) {
      refuse(row.row, read.result, read.fault);
      continue;
    }
    const [wrong] = faultsOf([read.fitment], makesOf(matches, [read.fitment]));
    if (wrong) {
      const { from, to } = Object.fromEntries(row.values);
      const value = [from, to].map((text) => (typeof text === 'string' ? text : '')).join('–');
      refuse(
        row.row,
        'refused',
        fault(remedyOf(wrong.kind), 'from', value, faultMessage(wrong), m.notBuiltRemedy()),
      );
    } else stated.set(row.row, read.fitment);
  }

  const merged = mergeFitments([...stated.values()]);
  const wrong = faultsOf(merged, makesOf(matches, merged));
  const wanted = merged.filter((_, at) => wrong[at]?.kind !== 'overlaps');
  const isWanted = createCover(wanted);
  for (const [row, fitment] of stated) {
    if (isWanted(fitment)) continue;
    stated.delete(row);
    refuse(row, 'refused', fault('overlaps', 'from', '', m.overlapsRule(), m.overlapsRemedy()));
  }

  // If a row is left out, the list is not complete.
  const isComplete =
    !group.isPartial &&
    group.rows.some(({ values }) => values.get('complete') === true) &&
    [...results.values()].every((result) => result === 'leftOut');
  const ofModel = groupBy(wanted, ({ model }) => model);
  const contradicts = (old: Fitment) =>
    (ofModel.get(old.model) ?? []).some((one) => overlap(one, old) && sameKey(one) !== sameKey(old));
  const replaced = groupBy(existing.filter(contradicts), ({ model }) => model);
  const kept = isComplete ? [] : existing.filter((one) => !replaced.get(one.model)?.includes(one));
  const next = canonical(mergeFitments([...kept, ...wanted]));
  const isKnown = createCover(existing);
  for (const [row, fitment] of stated) {
    const isChanged = replaced.get(fitment.model)?.some((one) => overlap(one, fitment)) === true;
    results.set(row, isKnown(fitment) ? 'unchanged' : isChanged ? 'changed' : 'added');
  }
  if (next.length > limits.fitments) {
    const many = fault(
      'value',
      '',
      String(next.length),
      m.manyStatementsRule({ max: limits.fitments }),
      m.manyStatementsRemedy(),
    );
    return planAlike(group, 'refused', { name: part.name, faults: [many] });
  }
  const now = canonical(existing);
  const isKept = createCover(next);
  const isSame = JSON.stringify(now) === JSON.stringify(next) && (!isComplete || part.isFitComplete);
  return {
    ...{ results, faults, name: part.name },
    removed: now.filter((one) => !isKept(one) && !contradicts(one)).length,
    change: isSame
      ? null
      : {
          ...{ thing: 'fitments', object: part._id },
          before: { fitments: now, isFitComplete: part.isFitComplete },
          after: { fitments: next, isFitComplete: part.isFitComplete || isComplete },
        },
  };
}

const ReadFitments = z.object({ fitments: z.array(Fitment), isFitComplete: z.boolean() });

type ReadFitments = z.infer<typeof ReadFitments>;

async function readFitments(tx: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, ReadFitments>> {
  const { rows } = await tx.query<{ id: string; isFitComplete: boolean; fitments: unknown[] }>(
    `SELECT parts.id, is_fit_complete AS "isFitComplete", coalesce((
         SELECT json_agg(json_build_object('model', models.slug, 'fromYear', fitments.from_year, 'toYear', fitments.to_year,
             'fromMonth', fitments.from_month, 'toMonth', fitments.to_month, 'engine', engines.slug, 'position', fitments.position,
             'quantity', fitments.quantity, 'conditions', conditions, 'note', note, 'source', source) ORDER BY fitments.id)
           FROM fitments LEFT JOIN models ON models.id = fitments.model_id LEFT JOIN engines ON engines.id = engine_id
          WHERE part_id = parts.id), '[]') AS fitments
       FROM parts WHERE parts.id = ANY($1)`,
    [ids],
  );
  return new Map(
    rows.map(({ id, ...values }) => {
      const { fitments, isFitComplete } = ReadFitments.parse(values);
      return [id, { fitments: canonical(fitments), isFitComplete }];
    }),
  );
}

/** What vehicles parts fit. */
export const fitmentKind: Kind = {
  hasManyRows: true,
  async plan(context, groups) {
    const found = await findParts({ ...context, isLocking: false }, groups);
    const ids = [...found.values()].flatMap((parts) => parts.map(({ _id }) => _id));
    const existing = await readFitments(context.tx, ids);
    return groups.map((group): Plan => {
      const parts = found.get(group.row) ?? [];
      const [part, ...more] = parts;
      const number = String(group.rows[0].values.get('number') ?? '');
      if (!part || more.length > 0) {
        const faults = [part ? manyParts(number, parts) : unknownPart(number)];
        return planAlike(group, 'refused', { faults });
      }
      return planPart(context, group, part, existing.get(part._id)?.fitments ?? []);
    });
  },
  read: readFitments,
  async write({ tx, statedBy }: WriteContext, changes: readonly Change[]) {
    const parts = changes.map(({ object, after }) => ({ partId: object, ...ReadFitments.parse(after) }));
    await replaceStatements(tx, parts, statedBy);
    await tx.query(
      `UPDATE parts SET is_fit_complete = "isFitComplete", version = version + 1, updated_at = now(), described_at = now()
         FROM json_to_recordset($1) AS one (id uuid, "isFitComplete" boolean) WHERE parts.id = one.id`,
      [JSON.stringify(parts.map(({ partId, isFitComplete }) => ({ id: partId, isFitComplete })))],
    );
    return new Map();
  },
};
