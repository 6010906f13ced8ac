import * as z from 'zod/mini';
import { groupBy } from '#contract/group-by.ts';
import type { Queries } from '../../db/connect.ts';
import type { Kind, Links, Things, Values } from '../kind.ts';
import { slugOf } from '../vehicle-index.ts';

const Aliases = z.array(z.string());

async function readAliases(tx: Queries, slugs: readonly string[]): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await tx.query<{ slug: string; makeAliases: string[] }>(
    'SELECT slug, aliases AS "makeAliases" FROM makes WHERE slug = ANY($1) ORDER BY slug FOR UPDATE',
    [slugs],
  );
  return new Map(rows.map(({ slug, makeAliases }) => [slug, { makeAliases }]));
}

/** The other names of makes, which rows about several models say. */
export const makeThings: Things = {
  read: readAliases,
  async write({ tx }, changes) {
    await tx.query(
      `UPDATE makes SET aliases = one.aliases FROM json_to_recordset($1) AS one (slug text, aliases text[]) WHERE makes.slug = one.slug`,
      [
        JSON.stringify(
          changes.map(({ object, after }) => ({
            slug: object,
            aliases: Aliases.parse(after?.['makeAliases'] ?? []),
          })),
        ),
      ],
    );
    return new Map();
  },
};

/** Reads other names of makes, of the shop or in any row of the file, as the names that the makes have. */
export const prepareMakes: NonNullable<Kind['prepare']> = async (db, rowsWith) => {
  const { rows: makes } = await db.query<{ slug: string; name: string; aliases: string[] }>(
    'SELECT slug, name, aliases FROM makes ORDER BY id',
  );
  const names = new Map<string, string>();
  const add = (key: string, name: string) => names.set(key, names.get(key) ?? name);
  for (const { slug, name } of makes) for (const key of [slug, slugOf(name)]) add(key, name);
  for (const { name, aliases } of makes) for (const alias of aliases) add(slugOf(alias), name);
  for (const { values } of await rowsWith('makeAliases')) {
    const make = String(values.get('make') ?? '');
    const { data: aliases = [] } = Aliases.safeParse(values.get('makeAliases'));
    for (const alias of aliases) add(slugOf(alias), names.get(slugOf(make)) ?? make);
  }
  return (row) => {
    const make = names.get(slugOf(String(row.values.get('make') ?? '')));
    if (make === undefined || make === row.values.get('make')) return row;
    const model = slugOf(String(row.values.get('model') ?? ''));
    const values = new Map(row.values).set('make', make);
    return { ...row, values, key: JSON.stringify([slugOf(make), model]) };
  };
};

/** Adds the names that rows say to those of their makes: one change a make, however many of its models say it. */
export const planMakeAliases: Links['plan'] = ({ matches: { vehicles } }, rows) => {
  const named = rows.flatMap(({ row: { row, values }, groupRow }) => {
    const make = String(values.get('make') ?? '');
    const aliases = Aliases.safeParse(values.get('makeAliases'));
    return aliases.success
      ? [{ row, groupRow, slug: vehicles.make(make)?.slug ?? slugOf(make), aliases: aliases.data }]
      : [];
  });
  return Promise.resolve(
    [...groupBy(named, ({ slug }) => slug)]
      .map(([object, all]) => {
        const first = new Map<string, number>();
        for (const { row, aliases } of all)
          for (const alias of aliases) if (!first.has(alias)) first.set(alias, row);
        return {
          object,
          groupRow: Math.min(...all.map(({ groupRow }) => groupRow)),
          rows: [...new Set(first.values())],
          wanted: ({ makeAliases }: Values) => ({
            makeAliases: [...new Set([...Aliases.parse(makeAliases ?? []), ...first.keys()])],
          }),
        };
      })
      .sort((one, other) => one.groupRow - other.groupRow),
  );
};
