import * as z from 'zod/mini';

/**
 * A backup is a gzipped text, a JSON value on each line: a `Head`; for each table a `TableLine` and then its
 * rows, an array of texts each; a `Foot`.
 */
export const format = 'norholt-backup-1';

export const Head = z.object({
  format: z.literal(format),
  /** The migration that the database was at. */
  schema: z.number(),
  takenAt: z.string(),
});

export const TableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

export const Row = z.array(z.nullable(z.string()));

export const Foot = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
  /** Of every line before this one, its end included. */
  sha256: z.string(),
});
export type Foot = z.infer<typeof Foot>;
