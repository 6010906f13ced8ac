import type {
  ImportChange,
  ImportCorrections,
  ImportMatch,
  ImportRow,
  ImportStep,
  MatchedThing,
  MatchChoices,
  RowResult,
} from '#contract/import/imports.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { ActionError } from '../../form/action-error.ts';

interface PageQuery {
  /** From 1. */
  page: number;
  limit: number;
}

/** What the page of an import loads besides the run. Rejects if it cannot be loaded. */
export interface ImportSource {
  onRows(query: PageQuery & { result?: RowResult | 'faults' | undefined }): Promise<ListPage<ImportRow>>;
  onMatches(
    query: PageQuery & { state?: 'unmatched' | 'remembered' | undefined },
  ): Promise<ListPage<ImportMatch>>;
  /** What the shop has whose name contains a text, at most eight. */
  onFind(thing: MatchedThing, text: string): Promise<ImportMatch['suggestions']>;
}

/** What an admin does with an import. Calls resolve to the error, or to null. */
export interface ImportActions {
  /** Sends the file of an announced import, or the rest of it. */
  onSend(file: File): void;
  /** Interrupts the sending. */
  onStop(): void;
  /** Goes on with the file that was being sent. */
  onGoOn(): void;
  onChange(change: ImportChange): Promise<ActionError | null>;
  /** Checks the file, after a change. */
  onCheck(change?: ImportChange): Promise<ActionError | null>;
  onStep(step: Exclude<ImportStep, 'check'>): Promise<ActionError | null>;
  /** Corrects cells, and checks the file again. */
  onCorrect(cells: ImportCorrections): Promise<ActionError | null>;
  /** Saves what names mean, and checks the file again. */
  onMatch(choices: MatchChoices): Promise<ActionError | null>;
  /** Downloads the rows, those with faults, or the parts that the shop does not have, as a CSV file. */
  onExport(what?: 'faults' | 'missingParts'): Promise<ActionError | null>;
}

/** A file that this tab sends, or was sending. */
export interface Upload {
  /** Bytes that have arrived. */
  sentBytes: number;
  isSending: boolean;
  error: ActionError | null;
}
