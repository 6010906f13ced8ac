import type { ReferenceKind } from '#contract/catalogue/part-number.ts';
import type { Queries } from '../../../db/connect.ts';
import { isKept } from '../../../db/kept-parts.ts';
import { storedColumns, type StoredPart } from '../../../catalogue/part-row.ts';
import type { Kind, Values } from '../../kind.ts';
import { picturesOfPart, type PictureValue } from '../../pictures/picture-value.ts';
import { referenceText } from './part-cells.ts';

export interface Extras {
  id: string;
  refs: Array<{ kind: ReferenceKind; maker: string; number: string }>;
  specs: Array<{ spec: string; value: string | number }>;
  pictures: PictureValue[];
}

/** What parts have in other tables. */
export async function readExtras(tx: Queries, ids: readonly string[]): Promise<Map<string, Extras>> {
  const { rows } = await tx.query<Extras>(
    `SELECT parts.id,
       coalesce((SELECT json_agg(json_build_object('kind', kind, 'maker', maker, 'number', number) ORDER BY position)
          FROM part_refs WHERE part_id = parts.id), '[]') AS refs,
       coalesce((SELECT json_agg(json_build_object('spec', spec, 'value', coalesce(to_json(choice), to_json(number))) ORDER BY spec)
          FROM part_specs WHERE part_id = parts.id), '[]') AS specs,
       ${picturesOfPart} AS pictures
       FROM parts WHERE parts.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const ofKind = (extras: Extras | undefined, kind: ReferenceKind) =>
  extras?.refs.filter((one) => one.kind === kind) ?? [];

/** The values of a part that files have. */
export function valuesOf(part: StoredPart, extras: Extras | undefined): Values {
  const { name, description, category, price, minQuantity, state, successorId, quantity } = part;
  return {
    ...{ name, description, category, price, minQuantity, state, successor: successorId, quantity },
    pictures: extras?.pictures ?? [],
    gtin: ofKind(extras, 'gtin').map(({ number }) => number),
    original: ofKind(extras, 'original').map(referenceText),
    references: ofKind(extras, 'other').map(referenceText),
    ...Object.fromEntries(extras?.specs.map(({ spec, value }) => [`spec:${spec}`, value]) ?? []),
  };
}

/** The values of parts that files have, by the id. */
export async function valuesOfParts(
  tx: Queries,
  ids: readonly string[],
  lock: '' | 'FOR NO KEY UPDATE' = '',
): Promise<ReadonlyMap<string, Values>> {
  const { rows } = await tx.query<StoredPart>(
    `SELECT ${storedColumns} FROM parts WHERE id = ANY($1) AND ${isKept} ORDER BY id ${lock}`,
    [ids],
  );
  const extras = await readExtras(
    tx,
    rows.map(({ _id }) => _id),
  );
  return new Map(
    rows.map((part) => [
      part._id,
      { ...valuesOf(part, extras.get(part._id)), number: part.number, brand: part.brand },
    ]),
  );
}

export const readParts: Kind['read'] = (tx, ids) => valuesOfParts(tx, ids, 'FOR NO KEY UPDATE');
