import * as z from 'zod/mini';

/**
 * A backup is gzipped JSON Lines: a `Head`; for each table a `TableLine` and its rows, each an array of strings; a
 * `Foot`.
 */
export const format = 'norholt-backup-1';

export const Head = z.object({
  format: z.literal(format),
  /** The newest migration of the database. */
  schema: z.number(),
  takenAt: z.string(),
});

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

export const Row = z.array(z.nullable(z.string()));

export const Foot = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
  /** Of all lines before this one, with their line breaks. */
  sha256: z.string(),
});
export type Foot = z.infer<typeof Foot>;
