import type { MatchChoice, MatchedThing } from '#contract/import/imports.ts';
import { yearMonthText } from '#contract/fitment/year-month.ts';
import { foldText } from '#contract/fold-text.ts';
import { limits } from '#contract/limits.ts';
import {
  createVehicleIndex,
  findEngines,
  slugOf,
  type NamedEngine,
  type VehicleIndex,
} from './vehicle-index.ts';
import type { Make } from '#contract/fitment/vehicles.ts';

/** What rows say of something that they name. */
export interface Names {
  /** Of an engine: its model. */
  model?: string;
  make?: string;
  name: string;
  /** The first and the last year of statements about it. */
  from?: number | undefined;
  to?: number | undefined;
  /** Of an engine. */
  engine?: NamedEngine;
}

export type Because = 'same' | 'remembered' | 'chosen';

export interface Match {
  thing: MatchedThing;
  key: string;
  names: Names;
  rows: number;
  choice: MatchChoice | null;
  because: Because | null;
}

export interface CategoryName {
  slug: string;
  name: string;
  parent: string | null;
}

/** `waiting`: nobody has said yet what is meant. */
export type Resolved = { slug: string } | 'waiting' | 'leaveOut';

export interface Known {
  makes: readonly Make[];
  categories: readonly CategoryName[];
  /** What was said in this run and of earlier files, by `choiceKey`. */
  chosen: ReadonlyMap<string, { choice: MatchChoice; because: Because }>;
}

export const choiceKey = (thing: MatchedThing, key: string): string => `${thing} ${key}`;

/** The last segment of a path of categories, and the one before it. */
const segmentsOf = (path: string) => path.split(/\s*[>/]\s*/).filter(Boolean);

export type Matches = ReturnType<typeof createMatches>;

/** Says what names in a file mean, and collects them. Nothing is guessed: without an equal name or a choice it waits. */
export function createMatches({ makes, categories, chosen }: Known) {
  const vehicles: VehicleIndex = createVehicleIndex(makes);
  const seen = new Map<string, Match>();

  function note(thing: MatchedThing, key: string, names: Names, found: string | undefined): Match {
    const known = seen.get(choiceKey(thing, key));
    if (known) {
      known.rows += 1;
      const { from, to } = names;
      if (from !== undefined) known.names.from = Math.min(from, known.names.from ?? from);
      if (to !== undefined) known.names.to = Math.max(to, known.names.to ?? to);
      return known;
    }
    const said = chosen.get(choiceKey(thing, key));
    const own = said?.because === 'chosen' ? said : undefined;
    const same = found === undefined ? undefined : ({ choice: { slug: found }, because: 'same' } as const);
    const { choice = null, because = null } = own ?? same ?? said ?? {};
    const match: Match = { thing, key, names: { ...names }, rows: 1, choice, because };
    seen.set(choiceKey(thing, key), match);
    return match;
  }

  const resolvedOf = ({ choice }: Match, created: string): Resolved =>
    choice === null
      ? 'waiting'
      : choice === 'leaveOut'
        ? 'leaveOut'
        : choice === 'create'
          ? { slug: created }
          : choice;

  return {
    vehicles,
    /** The model that a row names. One that is to be created gets the slug that it will have. */
    model(make: string, model: string, years: Pick<Names, 'from' | 'to'>): Resolved {
      const found = vehicles.make(make);
      let made = found;
      let isNew = false;
      if (!found || chosen.has(choiceKey('make', slugOf(make)))) {
        const match = note('make', slugOf(make), { name: make }, found?.slug);
        const resolved = resolvedOf(match, slugOf(make));
        if (typeof resolved === 'string') return resolved;
        isNew = match.choice === 'create';
        made = vehicles.make(resolved.slug);
        if (!made && !isNew) return 'waiting';
      }
      const key = JSON.stringify([slugOf(make), slugOf(model)]);
      const names = { make: made?.name ?? make, name: model, ...years };
      const match = note('model', key, names, made && vehicles.model(made, model)?.slug);
      // A make that is created has none of its models yet.
      if (match.choice === null && isNew) [match.choice, match.because] = ['create', 'chosen'];
      const created = slugOf(`${names.make} ${model}`);
      const resolved = resolvedOf(match, created);
      if (match.choice === 'create' && !vehicles.modelBySlug(created)) {
        const { min: fromYear, max: toYear } = limits.modelYear;
        vehicles.addModel(names.make, { slug: created, name: model, fromYear, toYear, engines: [] });
      }
      return resolved;
    },
    /** The engine of a model. Null: the row names none. `several`: more than one of the shop can be meant, and nobody has said which. */
    engine(model: string, row: NamedEngine): Resolved | 'several' | null {
      if (row.engine === undefined && row.type === undefined && row.engineCode === undefined) return null;
      const known = vehicles.modelBySlug(model);
      const found = findEngines(known?.engines ?? [], row);
      const slug = found.length === 1 ? found[0]?.slug : undefined;
      const name = row.engine ?? row.type ?? row.engineCode ?? '';
      const months = found.length > 1 ? [row.from ?? '', row.to ?? ''] : [];
      const key = JSON.stringify([model, slugOf(name), row.type ?? '', row.kw ?? 0, ...months]);
      // There are thousands that match.
      if (slug !== undefined && !chosen.has(choiceKey('engine', key))) return { slug };
      const make = vehicles.makeOf(model)?.name ?? '';
      const match = note('engine', key, { make, model, name, engine: row }, slug);
      // A model that is created has none of its engines yet.
      const isNew = known?.engines.length === 0 && known.fromYear === limits.modelYear.min;
      if (match.choice === null && isNew) [match.choice, match.because] = ['create', 'chosen'];
      const resolved = resolvedOf(match, slugOf(name));
      return resolved === 'waiting' && found.length > 1 ? 'several' : resolved;
    },
    /** A category by its slug, its name, or a path with `>` whose end it is. */
    category(text: string): Resolved {
      const [last = '', parent] = segmentsOf(text).toReversed();
      const leaves = categories.filter((one) => one.parent !== null);
      const whole = leaves.filter(({ slug, name }) => slug === text || foldText(name) === foldText(text));
      // A name may have a slash: "Charger (supercharged/turbocharged)".
      const named = whole.length > 0 ? whole : leaves.filter(({ name }) => foldText(name) === foldText(last));
      const within = named.filter((one) => {
        const group = categories.find(({ slug }) => slug === one.parent);
        return parent !== undefined && group !== undefined && foldText(group.name) === foldText(parent);
      });
      const [found, ...more] = within.length > 0 ? within : named;
      const match = note(
        'category',
        foldText(text),
        { name: text },
        more.length === 0 ? found?.slug : undefined,
      );
      return resolvedOf(match, text);
    },
    /** A model of a file of vehicles, which adds it unless its name nearly is that of another one. */
    newModel(make: string, model: string): Resolved | null {
      const known = vehicles.make(make);
      if (!known || vehicles.model(known, model)) return null;
      const near = vehicles.nearModel(known, model);
      const key = JSON.stringify([slugOf(make), slugOf(model)]);
      if (!near && !chosen.has(choiceKey('model', key))) return null;
      const match = note('model', key, { make: known.name, name: model }, undefined);
      return match.choice === 'create' ? null : resolvedOf(match, '');
    },
    /** What was named since the last call, with the rows that name it. */
    takeSeen(): Match[] {
      const matches = [...seen.values()].map((match) => ({ ...match, names: { ...match.names } }));
      for (const match of seen.values()) match.rows = 0;
      return matches.filter(({ rows }) => rows > 0);
    },
  };
}

/** "2012–2019" of what rows say. */
export const yearsOf = ({ from, to }: Names): string =>
  from === undefined && to === undefined
    ? ''
    : `${yearMonthText(from ?? null, null)}–${yearMonthText(to ?? null, null)}`;
