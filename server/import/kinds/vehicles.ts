import * as z from 'zod/mini';
import type { RowResult } from '#contract/import/imports.ts';
import { variantsOf } from '#contract/fitment/variants.ts';
import {
  Engine,
  ModelChange,
  SavedModel,
  type EngineChange,
  type Make,
  type Model,
} from '#contract/fitment/vehicles.ts';
import { parseYearMonth } from '#contract/fitment/year-month.ts';
import { faultOf } from '#contract/input-fault.ts';
import * as m from '#messages/imports.js';
import * as problem from '#messages/problem.js';
import { Problem } from '../../core/problem.ts';
import type { Queries } from '../../db/connect.ts';
import { readModels } from '../../fitment/makes.ts';
import { addModels, changeModel, deleteModel, readNewModel } from '../../fitment/models.ts';
import {
  differences,
  planAlike,
  type Change,
  type Group,
  type Kind,
  type Plan,
  type PlanContext,
  type Values,
} from '../kind.ts';
import { slugOf } from '../vehicle-index.ts';
import { planMakeAliases, prepareMakes } from './make-aliases.ts';
import { requiredFault, type CellFault, type ReadRow } from '../read-cells.ts';

const RowValues = z.object({
  make: z.string(),
  model: z.string(),
  modelAliases: z.optional(z.nullable(z.array(z.string()))),
  from: z.optional(z.nullable(z.string())),
  to: z.optional(z.nullable(z.string())),
  engine: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
  engineCodes: z.optional(z.nullable(z.string())),
  kw: z.optional(z.nullable(z.number())),
  fuel: z.optional(z.nullable(z.string())),
  body: z.optional(z.nullable(z.string())),
  drive: z.optional(z.nullable(z.string())),
  engineFrom: z.optional(z.nullable(z.string())),
  engineTo: z.optional(z.nullable(z.string())),
});
type RowValues = z.infer<typeof RowValues>;

/** What a row says of an engine. Undefined: it names none. Fields without a value stay as they are. */
function engineOf(values: RowValues): EngineChange | undefined {
  const { engine, type, engineCodes: codes, kw, fuel, body, drive } = values;
  const name = engine ?? type ?? codes;
  if (name === undefined || name === null) return undefined;
  const [from, to] = [values.engineFrom, values.engineTo].map((text) => parseYearMonth(text ?? ''));
  return {
    name,
    ...(type && { type }),
    ...(codes && { codes }),
    ...(kw && { kw }),
    ...(fuel && { fuel }),
    ...(body && { body }),
    ...(drive && { drive }),
    ...(from && { fromYear: from.year, ...(from.month !== null && { fromMonth: from.month }) }),
    ...(to && { toYear: to.year, ...(to.month !== null && { toMonth: to.month }) }),
  };
}

const sameName = (one: string, other: string) => slugOf(one) === slugOf(other);

/** Adds an engine to a list, or changes the one of its type or its name. Returns what became of it. */
function merge(engines: EngineChange[], wanted: EngineChange): RowResult {
  const ofType = engines.findIndex(({ type }) => type !== undefined && type === wanted.type);
  const ofName = engines.findIndex(
    (one) => sameName(one.name, wanted.name) && (one.type === undefined || wanted.type === undefined),
  );
  const at = ofType >= 0 ? ofType : ofName;
  const before = engines[at];
  if (before === undefined) {
    engines.push(wanted);
    return 'added';
  }
  const after: EngineChange = { ...before, ...wanted };
  const isSame = Object.entries(wanted).every(
    ([field, value]) => new Map(Object.entries(before)).get(field) === value,
  );
  engines[at] = after;
  return isSame ? 'unchanged' : 'changed';
}

/** What a row changes of a model of the shop. */
const changeOf = ({ fromYear, toYear, engines, aliases = [] }: Model) => ({
  ...{ fromYear, toYear, aliases, engines },
});

const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];

function planModel(
  { fields, now }: PlanContext,
  group: Group,
  existing: { model: Model; make: Make } | undefined,
): Plan {
  const rows = group.rows.map(({ row, values }) => ({
    row,
    values: RowValues.parse(Object.fromEntries(values)),
  }));
  const first = RowValues.parse(Object.fromEntries(group.rows[0].values));
  const years = (texts: ReadonlyArray<string | null | undefined>) =>
    texts.flatMap((text) => (text == null ? [] : (parseYearMonth(text)?.year ?? [])));
  const from = years(rows.map(({ values }) => values.from));
  const to = fields.has('to') ? years(rows.map(({ values }) => values.to)) : from;
  if (!existing && from.length === 0) return planAlike(group, 'refused', { faults: [requiredFault('from')] });
  const before = existing && changeOf(existing.model);
  // A file with a year only says that a model was built in it.
  const widens = before !== undefined && !fields.has('to');
  const engines: EngineChange[] = before ? [...before.engines] : [];
  const results = new Map<number, RowResult>();
  for (const { row, values } of rows) {
    const engine = engineOf(values);
    results.set(row, engine === undefined ? 'unchanged' : merge(engines, engine));
  }
  const variants = variantsOf(engines, before?.engines ?? []);
  const wanted = {
    fromYear: Math.min(...from, ...(widens || from.length === 0 ? [before?.fromYear ?? Infinity] : [])),
    toYear: Math.max(
      ...to,
      ...(widens || to.length === 0 ? [before?.toYear ?? Math.max(now.getUTCFullYear(), ...from)] : []),
    ),
    aliases: union(
      before?.aliases ?? [],
      rows.flatMap(({ values }) => values.modelAliases ?? []),
    ),
    engines: 'engines' in variants ? variants.engines.map(known) : engines,
  };
  const name = `${existing?.make.name ?? first.make} ${existing?.model.name ?? first.model}`;
  const isTwice = 'row' in variants;
  const parsed = SavedModel.safeParse({
    ...wanted,
    make: existing?.make.name ?? first.make,
    name: existing?.model.name ?? first.model,
  });
  if (!parsed.success || isTwice) {
    const rule = parsed.success ? m.engineTwiceRule() : faultOf(parsed.error).message;
    const fault: CellFault = {
      kind: 'value',
      column: isTwice ? 'engine' : '',
      value: '',
      rule,
      remedy: m.valueRemedy(),
    };
    return planAlike(group, 'refused', { name, faults: [fault] });
  }
  if (!before) {
    const slug = slugOf(name);
    results.set(group.row, 'added');
    const after = { make: first.make, name: first.model, ...wanted };
    return { ...none(results, name), change: { thing: 'model', object: slug, before: null, after } };
  }
  const difference = differences({ ...before, engines: before.engines.map(known) }, wanted);
  if (difference && [...results.values()].every((result) => result === 'unchanged'))
    results.set(group.row, 'changed');
  return {
    ...none(results, name),
    change: difference && { thing: 'model', object: existing.model.slug, ...difference },
  };
}

const none = (results: Map<number, RowResult>, name: string) => ({
  results,
  name,
  faults: new Map(),
  removed: 0,
});

/** Without what is not known, in one order, so that equal engines have equal texts. */
const known = (engine: Engine): Engine => Engine.parse(JSON.parse(JSON.stringify(engine)));

/** Runs a change, and nothing of it if the shop does not allow it. Returns why. */
async function unlessRefused(tx: Queries, run: () => Promise<unknown>): Promise<string | undefined> {
  await tx.query('SAVEPOINT one_change');
  try {
    await run();
    await tx.query('RELEASE SAVEPOINT one_change');
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT one_change');
    return error.message;
  }
}

async function readValues(tx: Queries, slugs: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const makes = await readModels(tx, slugs);
  return new Map(
    makes.flatMap((make) =>
      make.models.map((model) => {
        const values = changeOf(model);
        return [
          model.slug,
          { ...values, engines: values.engines.map(known), make: make.name, name: model.name },
        ] as const;
      }),
    ),
  );
}

/** Makes, models and their engines. */
export const vehiclesKind: Kind = {
  hasManyRows: true,
  async plan(context, groups) {
    const { vehicles } = context.matches;
    const named = groups.map((group) => {
      const [row] = group.rows;
      const { make, model } = RowValues.parse(Object.fromEntries(row.values));
      const known = vehicles.make(make);
      const near = context.matches.newModel(make, model);
      const slug =
        near === null
          ? known && vehicles.model(known, model)?.slug
          : typeof near === 'string'
            ? undefined
            : near.slug;
      return { group, slug, left: typeof near === 'string' ? near : undefined };
    });
    const makes = await readModels(
      context.tx,
      named.flatMap(({ slug }) => slug ?? []),
    );
    const existing = new Map(
      makes.flatMap((make) => make.models.map((model) => [model.slug, { make, model }] as const)),
    );
    return named.map(({ group, slug, left }) => {
      if (left !== undefined) {
        const faults = left === 'waiting' ? [nearFault(group.rows[0])] : [];
        return planAlike(group, left === 'waiting' ? 'waiting' : 'leftOut', { faults });
      }
      const one = slug === undefined ? undefined : existing.get(slug);
      if (context.options.existing === (one ? 'add' : 'change')) return planAlike(group, 'leftOut');
      const plan = planModel(context, group, one);
      const after = plan.change?.before === null ? SavedModel.safeParse(plan.change.after) : undefined;
      if (after?.success) {
        const { make, name, fromYear, toYear } = after.data;
        vehicles.addModel(make, { slug: plan.change?.object ?? '', name, fromYear, toYear, engines: [] });
      }
      return plan;
    });
  },
  read: readValues,
  prepare: prepareMakes,
  links: { field: 'makeAliases', thing: 'make', plan: planMakeAliases },
  async write({ tx }, changes) {
    const failures = new Map<string, string>();
    const added = changes.filter(({ before, after }) => before === null && after !== null);
    if (added.length > 0) {
      const models = added.map(({ after }) => readNewModel(SavedModel.parse(after)));
      const slugs = await addModels(tx, models);
      for (const { slug, make, name } of models)
        if (!slugs.has(slug)) failures.set(slug, problem.modelTaken({ name: `${make} ${name}` }));
    }
    for (const change of changes) {
      if (added.includes(change)) continue;
      const why = await unlessRefused(tx, () => writeModel(tx, change));
      if (why !== undefined) failures.set(change.object, why);
    }
    return failures;
  },
};

const nearFault = ({ values }: ReadRow): CellFault => ({
  ...{ kind: 'unmatched', column: 'model', value: String(values.get('model') ?? '') },
  rule: m.nearModelRule(),
  remedy: m.unmatchedRemedy(),
});

async function writeModel(tx: Queries, { object, after }: Change): Promise<unknown> {
  if (after === null) return deleteModel(tx, object);
  const now = (await readValues(tx, [object])).get(object);
  if (!now) throw new Problem('NOT_FOUND');
  return changeModel(tx, object, ModelChange.parse({ ...now, ...after }));
}
