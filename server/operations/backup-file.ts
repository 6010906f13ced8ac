import * as z from 'zod/mini';

/** A backup is gzipped JSON Lines: a `Head`, a `Batch` for some rows of a table at a time, and a `Foot`. */
export const format = 'norholt-backup-2';

export const Head = z.object({
  format: z.literal(format),
  /** The newest migration of the database. */
  schema: z.number(),
  /** Its file. Backups of earlier versions do not name it. */
  migration: z.optional(z.string()),
  takenAt: z.string(),
});
export type Head = z.infer<typeof Head>;

export const Batch = z.object({ table: z.string(), rows: z.array(z.looseObject({})) });

export const Foot = z.object({
  tables: z.number(),
  rows: z.number(),
  sequences: z.record(z.string(), z.object({ last: z.string(), isCalled: z.boolean() })),
  /** Of all lines before this one, with their line breaks. */
  sha256: z.string(),
});
export type Foot = z.infer<typeof Foot>;
