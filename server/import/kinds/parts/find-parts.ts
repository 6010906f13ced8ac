import { foldText } from '#contract/fold-text.ts';
import * as m from '#messages/imports.js';
import { groupBy } from '#contract/group-by.ts';
import { isKept } from '../../../db/kept-parts.ts';
import { storedColumns, type StoredPart } from '../../../catalogue/part-row.ts';
import type { Group, PlanContext } from '../../kind.ts';
import type { CellFault } from '../../read-cells.ts';
import { textOf } from './part-cells.ts';

/** The parts that groups name by number and brand. A list: which of them is not clear. */
export interface NamedPart extends StoredPart {
  groupRow: number;
}

/**
 * Finds the part of each group, by number and brand; by its number alone if the file names no brand and only one part has it.
 * Several: an empty list is unknown, more than one is ambiguous.
 */
export async function findParts(
  { tx, isLocking, fields }: Pick<PlanContext, 'tx' | 'isLocking' | 'fields'>,
  groups: readonly Group[],
): Promise<Map<number, NamedPart[]>> {
  const wanted = groups.map(({ row, rows: [first] }) => ({
    row,
    number: textOf(first.values, 'number') ?? '',
  }));
  const { rows } = await tx.query<NamedPart>(
    `SELECT wanted.row AS "groupRow", ${storedColumns}
       FROM json_to_recordset($1) AS wanted (row int, number text)
       JOIN parts ON parts.number_key = number_key(wanted.number) AND ${isKept}
      ORDER BY parts.id ${isLocking ? 'FOR NO KEY UPDATE OF parts' : ''}`,
    [JSON.stringify(wanted)],
  );
  const found = groupBy(rows, ({ groupRow }) => groupRow);
  return new Map(
    groups.map(({ row, rows: [first] }) => {
      const parts = found.get(row) ?? [];
      const brand = textOf(first.values, 'brand') ?? '';
      if (brand === '' && !fields.has('brand')) return [row, parts];
      return [row, parts.filter((part) => foldText(part.brand) === foldText(brand))];
    }),
  );
}

export const unknownPart = (value: string): CellFault => ({
  ...{ kind: 'unknownPart', column: 'number', value },
  rule: m.unknownPartRule(),
  remedy: m.unknownPartRemedy(),
});

export const manyParts = (value: string, parts: readonly NamedPart[]): CellFault => ({
  ...{ kind: 'manyParts', column: 'number', value },
  rule: m.manyPartsRule({ brands: parts.map(({ brand }) => brand || '–').join(', ') }),
  remedy: m.manyPartsRemedy(),
});
