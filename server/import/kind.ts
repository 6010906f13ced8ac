import { isDeepStrictEqual } from 'node:util';
import type { ImportOptions, RowResult } from '#contract/import/imports.ts';
import type { Config } from '../config/config.ts';
import type { Actor } from '../core/actor.ts';
import type { Queries } from '../db/connect.ts';
import type { Matches } from './matches.ts';
import type { CellFault, ReadRow } from './read-cells.ts';

/** The values of something in the shop that an import changes, as JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** Rows about the same thing. None of them has a fault that leaves it out. */
export interface Group {
  /** The first row. */
  row: number;
  rows: readonly [ReadRow, ...ReadRow[]];
  /** Whether the file has other rows about it, which are refused. */
  isPartial: boolean;
}

/** A change of one thing, which can be turned round. */
export interface Change {
  thing: string;
  /** The id, or the slug. */
  object: string;
  /** The values that differ. Null: it does not exist. */
  before: Values | null;
  after: Values | null;
}

/** What becomes of a group of rows. */
export interface Plan {
  /** Of each row. */
  results: ReadonlyMap<number, RowResult>;
  /** The faults of each row. */
  faults: ReadonlyMap<number, readonly CellFault[]>;
  /** What it is called. */
  name: string;
  change: Change | null;
  /** Entries of a complete list that are removed. */
  removed: number;
}

/** Where pictures are. */
export type PictureConfig = Pick<Config, 'uploads' | 'imageHosts'>;

export interface PlanContext {
  tx: Queries;
  /** Of the run. */
  importId: string;
  config: PictureConfig;
  options: ImportOptions;
  /** The fields that columns of the file go to. */
  fields: ReadonlySet<string>;
  matches: Matches;
  /** Whether the rows that are read are changed in this transaction, and so must be locked. */
  isLocking: boolean;
  now: Date;
}

export interface WriteContext {
  tx: Queries;
  config: PictureConfig;
  actor: Actor;
  /** The name of the admin, for what says who stated it. */
  statedBy: string;
  /** Of the account that adds parts. */
  email: string;
}

/** A row that names another thing, which other rows may add or change as well. */
export interface LinkRow {
  row: ReadRow;
  groupRow: number;
  /** What its group adds or changes. Null: nothing. */
  object: string | null;
}

/** A change that is made when all rows are done. */
export interface Link {
  object: string;
  /** The first group of rows that says it. No other link has it. */
  groupRow: number;
  /** The rows that say it. */
  rows: readonly number[];
  /** The values that the thing gets, or why it does not. */
  wanted: ((now: Values) => Values) | CellFault;
}

/** How things of a kind are read and written. */
export type Things = Pick<Kind, 'read' | 'write'>;

/** What a kind of file means. Everything else is the same for all kinds. */
export interface Kind {
  /** Whether several rows are about one thing. Otherwise such rows must be equal. */
  hasManyRows: boolean;
  /** Compares groups with the shop. Returns a plan for each. Writes nothing. */
  plan(context: PlanContext, groups: readonly Group[]): Promise<Plan[]>;
  /** The values of things as they are now. One that does not exist is absent. */
  read(tx: Queries, objects: readonly string[]): Promise<ReadonlyMap<string, Values>>;
  /** Makes changes. Returns why one cannot be made, by its object. */
  write(context: WriteContext, changes: readonly Change[]): Promise<ReadonlyMap<string, string>>;
  links?: Links;
  /** Returns how rows are read with what all rows say of names, wherever they are in the file. */
  prepare?(db: Queries, rowsWith: RowsWith): Promise<(row: ReadRow) => ReadRow>;
}

/** Reads the rows that have a value in a field. */
export type RowsWith = (field: string) => Promise<ReadRow[]>;

/** What rows say of things that other rows may add, wherever these are in the file. */
export interface Links {
  field: string;
  /** What is changed. */
  thing: string;
  /** Says what changes, when all rows are done. Gets the rows with a value that are not refused, in their order. */
  plan(context: PlanContext, rows: readonly LinkRow[]): Promise<Link[]>;
}

/** A plan that treats all rows alike. */
export const planAlike = (
  { rows }: Group,
  result: RowResult,
  more: { name?: string; change?: Change | null; faults?: readonly CellFault[] } = {},
): Plan => ({
  results: new Map(rows.map(({ row }) => [row, result])),
  faults: new Map(
    more.faults && more.faults.length > 0 ? rows.map(({ row }) => [row, more.faults ?? []]) : [],
  ),
  name: more.name ?? '',
  change: more.change ?? null,
  removed: 0,
});

/** Whether two values are the same: those of the database have their keys in another order, and null is nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one ?? null, other ?? null);

/** The values of `wanted` that differ from those of now. Null if there are none. */
export function differences(now: Values, wanted: Values): { before: Values; after: Values } | null {
  const fields = Object.keys(wanted).filter((field) => !isSame(now[field], wanted[field]));
  if (fields.length === 0) return null;
  const of = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: of(now), after: of(wanted) };
}
