import * as m from '#messages/imports.js';
import type { FaultGroup, FaultKind } from './imports.ts';

/** Faults that leave out a cell only. All others leave out the row. */
const ofCells: ReadonlySet<FaultKind> = new Set([
  'specification',
  'successor',
  'priceChange',
  'stockUnseen',
  'stockChanged',
  'reserved',
  'picture',
]);

export const leavesOutRow = (kind: FaultKind): boolean => !ofCells.has(kind);

/** What people read above the faults of a kind. */
export const faultTexts = (kind: FaultKind): Pick<FaultGroup, 'title' | 'effect'> => ({
  title: m.faultTitle({ kind }),
  effect: leavesOutRow(kind) ? m.rowsLeftOut() : m.cellsLeftOut(),
});
