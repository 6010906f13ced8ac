import * as z from 'zod/mini';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import { foldText } from '#contract/fold-text.ts';
import { limits } from '#contract/limits.ts';
import { createHash } from 'node:crypto';
import { patterns } from '#contract/patterns.ts';
import * as m from '#messages/imports.js';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { findModel } from '../fitment/find-models.ts';
import { addModel, changeModel } from '../fitment/models.ts';
import type { Names } from './matches.ts';
import type { StepContext } from './step.ts';

/** What rows name and an admin wants to be created, before the rows are imported. */
interface Wanted {
  thing: 'category' | 'model' | 'engine';
  key: string;
  names: Names;
}

/** Creates what rows name and the shop does not have, as it was chosen. Each can be undone. */
export async function createChosen({ run, work }: StepContext): Promise<void> {
  await work(async (tx) => {
    const { rows } = await tx.query<Wanted>(
      `SELECT thing, key, names FROM import_matches
        WHERE import_id = $1 AND choice = '"create"' AND thing IN ('category', 'model', 'engine') AND rows > 0
        ORDER BY array_position(ARRAY['category', 'model', 'engine'], thing), key`,
      [run.id],
    );
    const created: Created[] = [];
    for (const wanted of rows) {
      const { slug, added } = await create(tx, wanted);
      await tx.query(
        `UPDATE import_matches SET choice = $4, because = 'chosen' WHERE import_id = $1 AND thing = $2 AND key = $3`,
        [run.id, wanted.thing, wanted.key, JSON.stringify({ slug })],
      );
      created.push(...added);
    }
    // Places fall, and an undo begins with the highest: with the last thing, which may be in those before it.
    await tx.query(
      `INSERT INTO import_changes (import_id, group_row, thing, object, after, state)
       SELECT $1, place, thing, object, json_build_object('name', name), 'done'
         FROM json_to_recordset($2) AS one (place int, thing text, object text, name text)
       ON CONFLICT (import_id, group_row) DO UPDATE SET thing = EXCLUDED.thing, object = EXCLUDED.object, after = EXCLUDED.after, state = 'done'`,
      [run.id, JSON.stringify(created.toReversed().map((one, at) => ({ ...one, place: -1 - at })))],
    );
  });
}

/** What was created. `object`: its slug, that of an engine behind that of its model. */
interface Created {
  thing: string;
  object: string;
  name: string;
}

/** Returns what the name means from now on, and what was created for it, each after what it is in. */
async function create(tx: Queries, wanted: Wanted): Promise<{ slug: string; added: Created[] }> {
  if (wanted.thing === 'category') return createCategory(tx, wanted.names.name);
  return wanted.thing === 'model' ? createModel(tx, wanted.names) : createEngine(tx, wanted.names);
}

async function createModel(tx: Queries, { make = '', name, from, to }: Names) {
  const slug = vehicleSlugOf(`${make} ${name}`);
  if (await findModel(tx, slug)) return { slug, added: [] };
  const year = new Date().getUTCFullYear();
  const fromYear = from ?? to ?? year;
  await addModel(tx, { make, name, fromYear, toYear: Math.max(to ?? year, fromYear), engines: [] });
  return { slug, added: [{ thing: 'model', object: slug, name }] };
}

async function createEngine(tx: Queries, { model = '', name, engine }: Names) {
  const known = await findModel(tx, model);
  if (!known) throw new Problem('NOT_FOUND');
  const added = {
    ...{
      name: name.slice(0, limits.engineMax),
      type: engine?.type,
      kw: engine?.kw,
      codes: engine?.engineCode,
    },
    ...{ body: engine?.body, drive: engine?.drive },
  };
  const { fromYear, toYear, engines } = known;
  const { model: changed } = await changeModel(tx, model, { fromYear, toYear, engines: [...engines, added] });
  const slug = changed.engines.at(-1)?.slug ?? '';
  return { slug, added: [{ thing: 'engine', object: `${model}/${slug}`, name }] };
}

const asciiSlug = (name: string): string => {
  const slug = vehicleSlugOf(name).slice(0, 40).replace(/-$/, '');
  // A category in another script has an address, too.
  return patterns.slug.test(slug)
    ? slug
    : `category-${createHash('sha256').update(foldText(name)).digest('hex').slice(0, 8)}`;
};

/** A path has its group in front: "Brakes > Brake pads". Parts are in no group. */
async function createCategory(tx: Queries, path: string) {
  const [name = path, group = m.otherGroup()] = path
    .split(/\s*>\s*/)
    .filter(Boolean)
    .toReversed();
  const slug = asciiSlug(name);
  const parent = asciiSlug(group);
  const added: Created[] = [];
  const add = async (one: string, title: string, inside: string | null) => {
    const { rowCount } = await tx.query(
      `INSERT INTO categories (slug, name, parent, position)
       VALUES ($1, $2, $3, (SELECT coalesce(max(position), 0) + 1 FROM categories)) ON CONFLICT (slug) DO NOTHING`,
      [one, title, inside],
    );
    if (rowCount === 1) added.push({ thing: 'category', object: one, name: title });
  };
  await add(parent, group, null);
  const free = slug === parent ? `${slug}-parts` : slug;
  await add(free, name, parent);
  return { slug: free, added };
}

const EngineObject = z.string().check(z.regex(/^[^/]+\/[^/]+$/));

/** Removes what a run has created. Returns why it stays: others use it. */
export async function removeCreated(tx: Queries, thing: string, object: string): Promise<string | undefined> {
  if (thing === 'category') {
    const { rowCount } = await tx.query(
      `DELETE FROM categories WHERE slug = $1 AND NOT EXISTS (SELECT FROM parts WHERE category = $1)
         AND NOT EXISTS (SELECT FROM category_specs WHERE category = $1)
         AND NOT EXISTS (SELECT FROM categories AS inside WHERE inside.parent = $1)`,
      [object],
    );
    return rowCount === 1 ? undefined : m.keptUsed();
  }
  const [model = '', engine = ''] = EngineObject.parse(object).split('/');
  const { rowCount } = await tx.query(
    `DELETE FROM engines USING models WHERE models.id = engines.model_id AND models.slug = $1 AND engines.slug = $2
       AND NOT EXISTS (SELECT FROM fitments WHERE engine_id = engines.id)`,
    [model, engine],
  );
  return rowCount === 1 ? undefined : m.keptUsed();
}
