import type { partSorts } from '#contract/list-filters.ts';
import type { OffSalePart, OffSalePartsQuery } from '#contract/part-details.ts';
import type { Part, PartsQuery } from '#contract/parts.ts';
import { stockStates } from '#contract/stock.ts';
import type { Queries } from '../db/connect.ts';
import { Conditions, countByValue, listRows, type ListSource, type RowsPage } from '../db/list-rows.ts';
import { findReferences } from './find-numbers.ts';
import { partConditions } from './part-conditions.ts';
import { partColumns, storedColumns, toPart, type StoredPart } from './part-row.ts';

type SortName = (typeof partSorts)[number] | 'position';

/** Parts on sale. A filter by something else than the stock does not read `parts`. */
const source: ListSource = {
  table: 'part_search',
  from: '(part_search AS listed LEFT JOIN parts USING (id))',
  words: 'listed.search',
  columns: partColumns,
  sorts: {
    position: { expression: 'listed.position', type: 'number' },
    name: { expression: 'listed.sort_name', type: 'text' },
    price: { expression: 'listed.price_cents', type: 'number' },
    quantity: { expression: 'parts.quantity', type: 'number' },
  } satisfies Record<SortName, ListSource['sorts'][string]>,
  defaultSort: 'position',
};

/** By stock, which has its index on `parts`. */
const byQuantity: ListSource = { ...source, from: '(parts LEFT JOIN part_search AS listed USING (id))' };

/** Returns a page of the parts on sale, by default in catalogue order. Numbers are looked up before words. Throws 400. */
export async function listParts(db: Queries, query: PartsQuery): Promise<RowsPage<Part>> {
  const where = partConditions(query);
  const isByQuantity = query.sort?.endsWith('quantity') === true;
  if (isByQuantity) where.add('parts.deleted_at IS NULL');
  const { references, isWhole } = await findReferences(db, query.search ?? '');
  const ids = [...references.keys()];
  if (isWhole) where.add('id = ANY(?)', ids);
  const page = await listRows<Part>(
    db,
    isByQuantity ? byQuantity : source,
    where,
    isWhole ? { ...query, search: undefined } : query,
    isWhole ? [] : ids,
  );
  const counts =
    query.countBy &&
    (await countByValue(query, stockStates, (one, state) => listParts(db, { ...one, stock: [state] })));
  return {
    ...page,
    ...(counts && { counts }),
    rows: page.rows.map((part) => {
      const foundBy = references.get(part._id);
      return { ...toPart(part), ...(foundBy && { foundBy }) };
    }),
  };
}

const offSale: ListSource = {
  table: 'parts',
  columns: storedColumns,
  sorts: {
    position: { expression: 'position', type: 'number' },
    name: { expression: 'sort_name', type: 'text' },
    price: { expression: 'price_cents', type: 'number' },
    quantity: { expression: 'quantity', type: 'number' },
  } satisfies Record<SortName, ListSource['sorts'][string]>,
  defaultSort: '-position',
};

/** Returns a page of the drafts and the parts that are not sold any more, newest first. Throws 400. */
export async function listOffSaleParts(
  db: Queries,
  { state, ...query }: OffSalePartsQuery,
): Promise<RowsPage<OffSalePart>> {
  const where = new Conditions().add('off_sale_as IS NOT NULL');
  if (state !== undefined) where.add('off_sale_as = ?', state);
  const page = await listRows<StoredPart>(db, offSale, where, query);
  return {
    ...page,
    rows: page.rows.map((part) => ({ ...toPart(part), number: part.number, state: part.state })),
  };
}
