import { choiceOf } from '#contract/catalogue/passes.ts';
import { distinctReferences } from '#contract/catalogue/part-number.ts';
import type { NewPart } from '#contract/catalogue/parts.ts';
import { hasDecimals, type Spec, type SpecValue } from '#contract/catalogue/specifications.ts';
import * as input from '#messages/input.js';
import * as m from '#messages/problem.js';
import { foldText } from '#contract/fold-text.ts';
import { Problem } from '../core/problem.ts';
import type { Queries } from '../db/connect.ts';
import { readSpecs } from './categories.ts';
import { listByNumber } from './part-row.ts';

/** What a part has in tables of its own. */
export type PartExtras = Pick<NewPart, 'references' | 'specifications' | 'morePictures'>;

/** Throws 409 if another part of the brand has this number. Two at once are stopped by `parts_brand_number`. */
export async function checkNumber(
  tx: Queries,
  { number, brand }: { number: string; brand: string },
  id: string,
): Promise<void> {
  if (number === '') return;
  const others = await listByNumber(tx, number);
  const other = others.find((part) => part._id !== id && foldText(part.brand) === foldText(brand));
  if (other)
    throw new Problem('NUMBER_TAKEN', {
      message: m.numberTakenBy({ name: other.name }),
      extra: { field: 'number' },
    });
}

/** Returns what parts of a category can be measured by. Throws 400 if no part can be in it. */
export async function specsOf(tx: Queries, category: string | null): Promise<readonly Spec[]> {
  if (category === null) return [];
  const { rowCount } = await tx.query('SELECT FROM categories WHERE slug = $1 AND parent IS NOT NULL', [
    category,
  ]);
  if (rowCount === 0)
    throw new Problem('INVALID', { message: m.unknownCategory(), extra: { field: 'category' } });
  return readSpecs(tx, category);
}

const fits = ({ kind, decimals, choices }: Spec, { value }: SpecValue): boolean =>
  kind === 'number'
    ? typeof value === 'number' && hasDecimals(value, decimals)
    : kind === 'flag'
      ? typeof value === 'boolean'
      : choices.some(({ slug }) => slug === value);

function checkSpecifications(specs: readonly Spec[], values: readonly SpecValue[]): void {
  for (const [index, value] of values.entries()) {
    const spec = specs.find(({ slug }) => slug === value.spec);
    const isTwice = values.findIndex((other) => other.spec === value.spec) !== index;
    if (!spec || isTwice) throw specRefused(index, 'spec', value.spec, m.unknownSpecification());
    if (!fits(spec, value)) throw specRefused(index, 'value', spec.name, m.unknownSpecValue());
  }
}

const specRefused = (row: number, column: keyof SpecValue, place: string, message: string) =>
  new Problem('INVALID', {
    message: input.named({ place, message }),
    extra: { field: 'specifications', row, column },
  });

/** Replaces what is given. Throws 400 for a specification that the category does not have. */
export async function writeExtras(
  tx: Queries,
  id: string,
  specs: readonly Spec[],
  { references, specifications, morePictures }: PartExtras,
): Promise<void> {
  if (references) {
    await tx.query('DELETE FROM part_refs WHERE part_id = $1', [id]);
    await insertRows(
      tx,
      `INSERT INTO part_refs (part_id, position, kind, maker, number)
       SELECT $1, position, kind, maker, number
         FROM json_to_recordset($2) AS one (position int, kind text, maker text, number text)`,
      id,
      distinctReferences(references),
    );
  }
  if (morePictures) {
    await tx.query('DELETE FROM part_pictures WHERE part_id = $1', [id]);
    await insertRows(
      tx,
      `INSERT INTO part_pictures (part_id, position, image, alt)
       SELECT $1, position, image, alt FROM json_to_recordset($2) AS one (position int, image text, alt text)`,
      id,
      morePictures,
    );
  }
  if (specifications) {
    checkSpecifications(specs, specifications);
    await tx.query('DELETE FROM part_specs WHERE part_id = $1', [id]);
    await insertRows(
      tx,
      `INSERT INTO part_specs (part_id, spec, number, choice)
       SELECT $1, spec, number, choice FROM json_to_recordset($2) AS one (spec text, number float8, choice text)`,
      id,
      specifications.map(({ spec, value }) =>
        typeof value === 'number' ? { spec, number: value } : { spec, choice: choiceOf(value) },
      ),
    );
  }
}

async function insertRows(tx: Queries, sql: string, id: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(sql, [id, JSON.stringify(rows.map((row, position) => ({ ...row, position })))]);
}
