import type { AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { EditSums, UnitSums } from '#contract/catalogue/part-edits.ts';
import type { Count } from '#contract/list-counts.ts';

/** The parts that are edited together: some of a list, or all that match its filters. */
export interface SelectedParts {
  count: Count;
  which: { ids: readonly string[] } | { filters: AdminPartFilters };
}

/** A part with what changes, as texts of the API. */
export interface EditedRow {
  row: number;
  name: string;
  changes: readonly { column: string; before: string; after: string }[];
}

/** What an edit will do. */
export interface EditPreview {
  id: string;
  changed: number;
  unchanged: number;
  refused: number;
  /** The first parts that change. */
  rows: readonly EditedRow[];
  /** Null if no price changes. */
  price: EditSums | null;
  /** Null if no stock changes. */
  stock: UnitSums | null;
  /** Why something is left out, with the number of parts. */
  faults: readonly { title: string; count: number }[];
}

/** What an edit, or its undo, has done. */
export interface EditResult {
  changed: number;
  /** What an undo has left, as sentences. */
  kept: readonly string[];
}
