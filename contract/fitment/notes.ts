import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { filtersOf, numberedPages } from '../list-query.ts';
import { text } from '../text.ts';
import { Condition, Statement } from './fitment.ts';
import { modelReaders } from './model-filters.ts';

/** A text of notes, and how often it is used. Texts that differ only in case and blanks are one. */
export const StatementNote = z.object({
  /** The most frequent spelling. */
  note: z.string(),
  statements: z.int(),
  /** Parts with such a statement, on sale or not. */
  parts: z.int(),
});
export type StatementNote = z.infer<typeof StatementNote>;

/** The query of GET /statement-notes: words of the note. */
export const StatementNotesQuery = z.object({ ...filtersOf(modelReaders), ...numberedPages });

const note = text({ min: 1, max: limits.fitmentNoteMax });

/** The query of GET /statement-note. */
export const NotePreviewQuery = z.object({ note });

/** What turning a note into a condition would change. */
export const NotePreview = z.object({
  statements: z.int(),
  /** Parts with a statement that would change. */
  parts: z.int(),
  /** The criteria of their conditions, each once, and how many of the statements have one. */
  criteria: z.array(z.object({ criterion: z.string(), statements: z.int() })),
  /** Statements that keep the note, because they have as many conditions as a statement can have. */
  full: z.int(),
  /** Some of the statements as they are, of different parts where possible. */
  examples: z.array(
    z.object({ number: z.string(), brand: z.string(), partName: z.string(), statement: Statement }),
  ),
});
export type NotePreview = z.infer<typeof NotePreview>;

/** The body of POST /statement-notes. */
export const NoteConversion = z.object({ note, ...Condition.shape });
export type NoteConversion = z.infer<typeof NoteConversion>;

/** The response of POST /statement-notes. Zeros if no statement has the note any more. */
export const ConvertedNote = z.object({
  statements: z.int(),
  parts: z.int(),
  /** Statements that keep the note. */
  full: z.int(),
});
export type ConvertedNote = z.infer<typeof ConvertedNote>;
