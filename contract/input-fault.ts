import type * as z from 'zod/mini';
import * as labels from '#messages/fields.js';
import * as m from '#messages/input.js';
import { cleanLine } from './clean-text.ts';
import type { Problem } from './problem.ts';
import { patterns } from './patterns.ts';
import type { Rule } from './rule.ts';

/** What people call each field of a body or a query. */
export const fieldLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).map(([field, label]) => [field, label()]),
);

/** The field at fault, as a problem names it. */
export type FaultPlace = Pick<Problem, 'field' | 'row' | 'column'>;

type Issue = z.core.$ZodRawIssue;

type Sentence = (of: { field: string }) => string;

/** Whether `rule` has made a check: only its parameters have this name. */
const isRule = (params: unknown): params is Rule =>
  typeof params === 'object' && params !== null && 'rule' in params;

/** Says what a rule of our own wants. */
function sentenceOf(of: Rule, input: unknown, field: string): string {
  switch (of.rule) {
    case 'line':
      return cleanLine(String(input)) === ''
        ? m.required({ field })
        : m.tooLong({ field, max: figure(of.max) });
    case 'choice':
    case 'choices':
      return m.choice({ field, choices: of.values.join(', ') });
    case 'numberUpTo':
      if (!patterns.wholeNumber.test(String(input))) return m.wholeNumber({ field });
      return Number(input) < 1 ? m.tooSmall({ field, min: '1' }) : m.tooLarge({ field, max: figure(of.max) });
    case 'dollars':
      return m.dollars({ field });
    case 'slug':
      return m.slug({ field });
    case 'day':
      return m.day({ field });
    case 'specs':
      return m.specs({ field });
    case 'twoDecimals':
      return m.twoDecimals({ field });
  }
}

const ofTypes: Readonly<Record<string, Sentence>> = {
  string: m.text,
  number: m.number,
  int: m.wholeNumber,
  boolean: m.flag,
  array: m.list,
  object: m.object,
};

/** Years have no separator. */
const figures = new Intl.NumberFormat('en-US', { useGrouping: 'min2', maximumFractionDigits: 2 });
const figure = (value: unknown) => figures.format(Number(value));

/** Reads the path of an issue: the field, the row of a list, and the field in the row. A body that is a list has no `field`. */
function placeOf(path: readonly PropertyKey[]): { field?: string; row?: number; column?: string } {
  const at = path.findIndex((key) => typeof key === 'number');
  const row = path[at];
  const named = (keys: readonly PropertyKey[]) => keys.filter((key) => typeof key === 'string').join('.');
  const field = named(at < 0 ? path : path.slice(0, at));
  const column = at < 0 ? '' : named(path.slice(at + 1));
  return {
    ...(field !== '' && { field }),
    ...(typeof row === 'number' && { row }),
    ...(column !== '' && { column }),
  };
}

const labelOf = (name: string) => {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return fieldLabels.get(last) ?? last;
};

/** What people call the place of a fault. Rows count from 1. */
function describe({ field, row, column }: FaultPlace): string {
  if (row === undefined) return field === undefined ? m.body() : labelOf(field);
  const position = { row: row + 1 };
  if (field === undefined)
    return column === undefined ? m.row(position) : m.columnInRow({ ...position, column: labelOf(column) });
  const named = { ...position, field: labelOf(field) };
  return column === undefined ? m.rowOf(named) : m.columnInRowOf({ ...named, column: labelOf(column) });
}

/** Writes a whole sentence about invalid input, for every schema that has no message of its own. */
export function inputMessage(issue: Issue): string {
  const field = describe(placeOf(issue.path ?? []));
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input === undefined ? m.required : (ofTypes[issue.expected] ?? m.other))({ field });
    case 'invalid_value':
      return issue.input === undefined
        ? m.required({ field })
        : m.choice({ field, choices: issue.values.map(String).join(', ') });
    case 'too_small':
      return tooSmall(issue, field);
    case 'too_big':
      return tooBig(issue, field);
    case 'invalid_format':
      return (issue.pattern === String(patterns.slug) ? m.slug : m.other)({ field });
    case 'custom':
      return isRule(issue.params) ? sentenceOf(issue.params, issue.input, field) : m.other({ field });
    case 'invalid_union':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return m.other({ field });
  }
}

function tooSmall(
  { origin, minimum }: Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum'>,
  field: string,
): string {
  const min = figure(minimum);
  if (origin === 'array') return m.tooFewRows({ field, min });
  if (origin !== 'string') return m.tooSmall({ field, min });
  return minimum === 1 ? m.required({ field }) : m.tooShort({ field, min });
}

function tooBig(
  { origin, maximum }: Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>,
  field: string,
): string {
  const max = figure(maximum);
  if (origin === 'array') return m.tooManyRows({ field, max });
  return origin === 'string' ? m.tooLong({ field, max }) : m.tooLarge({ field, max });
}

/** Precedes a message by what people call the place of a fault. */
export const namedMessage = (place: FaultPlace, message: string): string =>
  m.named({ place: describe(place), message });

const contains = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

/**
 * Returns what a problem says about invalid input: about its first fault. A message of the schema itself, which a form shows
 * at the field, is preceded by the name of the field unless it contains that.
 */
export function faultOf({ issues: [first] }: z.core.$ZodError): FaultPlace & { message: string } {
  const place = placeOf(first?.path ?? []);
  const message = first?.message ?? m.other({ field: m.body() });
  const name = describe(place);
  const isNamed = message.startsWith(name) || (place.row === undefined && contains(message, name));
  const { field = place.column, column, row } = place;
  return {
    message: isNamed ? message : namedMessage(place, message),
    ...(field !== undefined && { field }),
    ...(row !== undefined && { row }),
    ...(place.field !== undefined && column !== undefined && { column }),
  };
}
