import * as z from 'zod/mini';
import { EditSums, UnitSums } from '../catalogue/part-edits.ts';
import { limits } from '../limits.ts';
import { filtersOf, numberedPages } from '../list-query.ts';
import { oneOf } from '../list-filters.ts';
import { lines, text } from '../text.ts';
import { exportedKinds, importKinds } from './kinds.ts';

/**
 * What a run does, or waits for. `receiving`: bytes of the file. `columns`: an admin, who looks at the columns. `checked`: an
 * admin, who looks at the result of the check. `reading`, `checking`, `importing`, `publishing` and `undoing`: the server works,
 * or waits for another run. `failed`: the file cannot be read.
 */
export const importStates = [
  'receiving',
  'reading',
  'columns',
  'checking',
  'checked',
  'importing',
  'done',
  'publishing',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What became of a row, or will. `waiting`: it names a make, a model or the like that is not matched. `refused`: a fault. */
export const rowResults = ['added', 'changed', 'unchanged', 'refused', 'waiting', 'leftOut'] as const;
export type RowResult = (typeof rowResults)[number];

const Count = z.int();

export const RowCounts = z.object({
  added: Count,
  changed: Count,
  unchanged: Count,
  refused: Count,
  waiting: Count,
  leftOut: Count,
  /** What is in the shop but not in a list that is complete. */
  removed: Count,
});
export type RowCounts = z.infer<typeof RowCounts>;

/** A file that is imported. */
export const ImportRun = z.object({
  _id: z.string(),
  /** The name of the file. */
  name: z.string(),
  /** Null while it is not known. */
  kind: z.nullable(z.enum(importKinds)),
  state: z.enum(importStates),
  /** Whether another run has to end first. */
  isQueued: z.boolean(),
  /** The name of the admin; empty for the command. */
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  /** When the import ended. Null before. */
  endedAt: z.nullable(z.iso.datetime()),
  /** Of the file. */
  bytes: Count,
  received: Count,
  rows: Count,
  /** Rows that the present step has done; all rows are `rows`. */
  done: Count,
  /** An estimate. Null if nothing runs, or too little is known. */
  secondsLeft: z.nullable(Count),
  /** Of the check, then of the import. Null before the check. */
  counts: z.nullable(RowCounts),
  /** Parts that were added and are still drafts. */
  drafts: Count,
  /** Pictures that are loaded after the rows, and how many of them are there or have failed. */
  pictures: z.object({ all: Count, done: Count }),
  /** Until when it can be undone. Null if it cannot. */
  undoUntil: z.nullable(z.iso.datetime()),
  /** Why the file cannot be read. */
  error: z.nullable(z.string()),
});
export type ImportRun = z.infer<typeof ImportRun>;
export const ImportRuns = z.array(ImportRun);

/** The body of POST /imports. Its bytes follow with POST /import-bytes/{id}. */
export const NewImport = z.object({
  name: text({ min: 1, max: limits.nameMax }),
  bytes: z.int().check(z.minimum(1), z.maximum(limits.import.fileBytes)),
});
export type NewImport = z.infer<typeof NewImport>;

/** The query of POST /import-bytes/{id}: where the chunk begins. What is received already is ignored. */
export const ImportBytesQuery = z.object({ from: z.string().check(z.regex(/^\d{1,9}$/)) });

export const fileFormats = ['csv', 'xlsx', 'shopify', 'woocommerce', 'aces'] as const;
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export const delimiters = [',', ';', '\t', '|'] as const;
const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];
/** What is first in 3/4/2019. */
export const dayOrders = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** How the file is read. What is null does not apply. */
export const FileFormat = z.object({
  format: z.enum(fileFormats),
  encoding: z.nullable(z.enum(encodings)),
  delimiter: z.nullable(z.enum(delimiters)),
});
export type FileFormat = z.infer<typeof FileFormat>;

/** A field of the kind: the key of a column in `importColumns`, or `spec:` with the slug of a specification. */
const field = text({ min: 1, max: 60 });
const decimal = z.enum(decimalSigns);
const dayOrder = z.enum(dayOrders);

/** A column of the file. */
export const FileColumn = z.object({
  heading: z.string(),
  /** The first values that are not empty, at most three. */
  samples: z.array(z.string()),
  /** Where it goes. Null: it is left out. */
  field: z.nullable(z.string()),
  /** `saved`: as in an earlier file. `name`: by its heading. `chosen`: by an admin. Null without a field. */
  because: z.nullable(z.enum(['saved', 'name', 'chosen'])),
  /** Of a column of numbers. `ask`: both signs are possible, and an admin has to choose one. Null: no number needs it. */
  decimal: z.nullable(z.enum([...decimalSigns, 'ask'])),
  /** The same of a column of days, which one with a day above the 12th says. */
  dayOrder: z.nullable(z.enum([...dayOrders, 'ask'])),
  /** A number or a day of the column, as written and as read: "1.020,00" and "1020". */
  example: z.nullable(z.object({ text: z.string(), value: z.string() })),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** Where the columns of files with these headings go. */
export const SavedColumns = z.object({
  _id: z.string(),
  /** Empty: remembered without a name. */
  name: z.string(),
  kind: z.enum(importKinds),
  /** Columns of the file that it has. */
  matches: Count,
  used: Count,
  usedAt: z.iso.datetime(),
});
export type SavedColumns = z.infer<typeof SavedColumns>;

const options = {
  /** What happens to things that exist, and to those that do not. */
  existing: z.enum(['addAndChange', 'change', 'add']),
  /** Whether new parts are put on sale instead of being drafts. */
  onSale: z.boolean(),
  /** Whether prices change by more than `maxPriceChange`. */
  acceptPrices: z.boolean(),
  /** In percent. */
  maxPriceChange: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** Whether a stock is set without the stock that was seen. */
  acceptStock: z.boolean(),
  /** What happens to rows about the same thing that differ. */
  twice: z.enum(['refuse', 'first', 'last']),
  /** Whether statements about years in which a model was not built are cut to those in which it was. */
  cutYears: z.boolean(),
};
export const ImportOptions = z.object(options);
export type ImportOptions = z.infer<typeof ImportOptions>;

export const defaultOptions: ImportOptions = {
  existing: 'addAndChange',
  onSale: false,
  acceptPrices: false,
  maxPriceChange: 30,
  acceptStock: false,
  twice: 'refuse',
  cutYears: false,
};

/** Why something of a row is left out. */
export const faultKinds = [
  'required',
  'value',
  'decimal',
  'shortened',
  'month',
  'day',
  'currency',
  'twice',
  'unknownPart',
  'manyParts',
  'specification',
  'notBuilt',
  'overlaps',
  'unmatched',
  'unknownOrder',
  'orderState',
  'successor',
  'tooCheap',
  'priceChange',
  'stockUnseen',
  'stockChanged',
  'reserved',
  'picture',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of a row. */
export const RowFault = z.object({
  kind: z.enum(faultKinds),
  /** As in the spreadsheet: the headings are row 1. */
  row: Count,
  /** What the row is about, such as the number of the part. */
  about: z.string(),
  /** The heading of the column; empty if it is about the whole row. */
  column: z.string(),
  value: z.string(),
  /** What is wrong, as a sentence. */
  rule: z.string(),
  /** What helps. */
  remedy: z.string(),
});
export type RowFault = z.infer<typeof RowFault>;

/** All faults of a kind, with the first ones. */
export const FaultGroup = z.object({
  kind: z.enum(faultKinds),
  title: z.string(),
  /** What happens to the rows. */
  effect: z.string(),
  count: Count,
  faults: z.array(RowFault),
});
export type FaultGroup = z.infer<typeof FaultGroup>;

/** What rows of files name and what may have to be matched. */
export const matchedThings = ['make', 'model', 'engine', 'category'] as const;
export type MatchedThing = (typeof matchedThings)[number];

/** How many of a kind of things the file names. */
export const MatchCounts = z.object({
  thing: z.enum(matchedThings),
  matched: Count,
  /** Of those: by a choice of an earlier file. */
  remembered: Count,
  unmatched: Count,
  /** That name something unmatched. */
  rows: Count,
});

/** GET /imports/{id} */
export const ImportDetails = z.object({
  ...ImportRun.shape,
  /** Null while the file is being read. */
  file: z.nullable(FileFormat),
  columns: z.array(FileColumn),
  /** The headings of columns that the kind needs and that the file does not have. */
  missing: z.array(z.string()),
  /** Those that fit, best first. */
  saved: z.array(SavedColumns),
  options: ImportOptions,
  /** Things that the file has and that are not imported, as sentences, such as pictures. */
  notes: z.array(z.string()),
  faults: z.array(FaultGroup),
  /** Numbers that rows name and no part has. */
  missingParts: Count,
  matches: z.array(MatchCounts),
  /** What cannot be undone, as sentences. Empty unless `undoUntil` is set. */
  kept: z.array(z.string()),
});
export type ImportDetails = z.infer<typeof ImportDetails>;

/** The body of PATCH /imports/{id}, in the states `columns` and `checked`. What is left out stays. The check is done again. */
export const ImportChange = z.object({
  kind: z.optional(z.enum(importKinds)),
  /** The file is read again. */
  file: z.optional(FileFormat),
  /** For each column of the file its field. Null: it is left out. */
  columns: z.optional(z.array(z.nullable(field)).check(z.maxLength(limits.import.columns))),
  /** For each column of the file its decimal sign. Null: as detected. */
  decimals: z.optional(z.array(z.nullable(decimal)).check(z.maxLength(limits.import.columns))),
  /** For each column of the file the order of its days. Null: as detected. */
  dayOrders: z.optional(z.array(z.nullable(dayOrder)).check(z.maxLength(limits.import.columns))),
  /** Takes the fields of saved columns. */
  savedColumns: z.optional(z.string()),
  /** Saves the columns under this name. */
  saveAs: z.optional(text({ min: 1, max: limits.nameMax })),
  options: z.optional(z.partial(z.object(options))),
});
export type ImportChange = z.infer<typeof ImportChange>;

/** `check` from `columns` and `checked`, `import` from `checked`, `publish` and `undo` from `done`. */
export const importSteps = ['check', 'import', 'publish', 'undo'] as const;

/** The body of POST /import-steps/{id}. */
export const ImportStep = z.object({ step: z.enum(importSteps) });
export type ImportStep = z.infer<typeof ImportStep>['step'];

/** A row of GET /import-rows/{id}. */
export const ImportRow = z.object({
  /** As in the spreadsheet. */
  row: Count,
  /** What the row is about, such as the number of the part. */
  about: z.string(),
  name: z.string(),
  result: z.enum(rowResults),
  /** As people read them. Empty `before` or `after`: nothing. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  faults: z.array(RowFault),
  /** The slug or the number for the link to the part, if there is one. */
  address: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const importRowReaders = { result: oneOf([...rowResults, 'faults']) };

/** The query of GET /import-rows/{id}. `faults`: the rows that have a fault. */
export const ImportRowsQuery = z.object({ ...filtersOf(importRowReaders), ...numberedPages });

/** The body of PATCH /import-rows/{id}: corrected cells. The check is done again. */
export const ImportCorrections = z
  .array(
    z.object({
      row: z.int().check(z.minimum(1), z.maximum(limits.import.rows + 1)),
      /** The heading of the column. */
      column: text({ max: 200 }),
      value: lines({ max: 5000 }),
    }),
  )
  .check(z.minLength(1), z.maxLength(limits.pageRows));
export type ImportCorrections = z.infer<typeof ImportCorrections>;

/** The query of GET /import-file/{id}: the rows of one result, or all. */
export const ImportFileQuery = z.object(filtersOf(importRowReaders));

/** The query of GET /export-list. */
export const ExportListQuery = z.required(z.object(filtersOf({ kind: oneOf(exportedKinds) })));

/** What a text of a file means: the slug of a make, a model, an engine or a category, a new one, or nothing. */
const MatchChoice = z.union([
  z.object({ slug: text({ min: 1, max: limits.vehicleSlugMax }) }),
  z.literal('create'),
  z.literal('leaveOut'),
]);
export type MatchChoice = z.infer<typeof MatchChoice>;

/** Something that a file names. */
export const ImportMatch = z.object({
  thing: z.enum(matchedThings),
  /** Unique among the things of the run. */
  key: z.string(),
  /** As in the file, with what it belongs to: "VW GOLF VII Kombi". */
  text: z.string(),
  /** What the file says of it beside its name: "04.13–12.20". */
  more: z.string(),
  rows: Count,
  choice: z.nullable(MatchChoice),
  /** `same`: its name is in the shop. `remembered`: of an earlier file. `chosen`: in this run. Null without a choice. */
  because: z.nullable(z.enum(['same', 'remembered', 'chosen'])),
  /** What may be meant, best first. Never taken without a choice. */
  suggestions: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Why there is no match, or why the first suggestion is the nearest. */
  why: z.string(),
});
export type ImportMatch = z.infer<typeof ImportMatch>;

export const matchReaders = { state: oneOf(['unmatched', 'chosen', 'remembered', 'same']) };

/** The query of GET /import-matches/{id}. */
export const ImportMatchesQuery = z.object({ ...filtersOf(matchReaders), ...numberedPages });

/** The body of PUT /import-matches/{id}. Null takes a choice back. The check is done again when it is asked for. */
export const MatchChoices = z.object({
  choices: z
    .array(
      z.object({
        thing: z.enum(matchedThings),
        key: text({ max: 500 }),
        choice: z.nullable(MatchChoice),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.pageRows)),
  /** Whether they apply to the next files as well. */
  remember: z.boolean(),
});
export type MatchChoices = z.infer<typeof MatchChoices>;

/** DELETE /imports/{id}. */
export const RemovedImport = z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) });

/** The response of POST /part-edits. */
export const StartedPartEdit = z.object({
  /** It is being checked. GET /import-rows/{id} then has the preview. */
  run: ImportRun,
  /** Null if no price changes. */
  price: z.nullable(EditSums),
  /** Null if no stock changes. */
  stock: z.nullable(UnitSums),
});
export type StartedPartEdit = z.infer<typeof StartedPartEdit>;
