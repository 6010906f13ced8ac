import type { NotePreview, StatementNote } from '#contract/fitment/notes.ts';
import type { ListPage } from '#ui/list-page.ts';

/** Loads notes. Each call rejects if it fails. */
export interface NotesSource {
  /** Returns a page of the texts of notes, the most frequent first. */
  onList(query: { search: string; page: number; limit: number }): Promise<ListPage<StatementNote>>;
  /** Returns what turning a note into a condition would change. */
  onPreview(note: string): Promise<NotePreview>;
}
