import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const Guard = z.strictObject({ file: z.string(), code: z.string(), tests: z.array(z.string()) });
const Mutant = z.strictObject({
  file: z.string(),
  find: z.string(),
  replace: z.string(),
  /** `file › title`. */
  killedBy: z.string(),
});
const Mutants = z.strictObject({
  guards: z.record(z.string(), Guard),
  mutants: z.record(z.string(), Mutant),
});

export type Guard = z.infer<typeof Guard>;
export type Mutant = z.infer<typeof Mutant>;

/** The content of mutants.yaml. */
export const readMutants = () =>
  Mutants.parse(parse(readFileSync(new URL('mutants.yaml', import.meta.url), 'utf8')));

/** Splits a source at the only occurrence of `find`. Throws when it occurs never or more than once. */
export function splitAt(source: string, find: string): [before: string, after: string] {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`Expected one occurrence of: ${find}`);
  }
  return [before, after];
}

/** The source with a mutant. */
export const applyMutant = (source: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string =>
  splitAt(source, find).join(replace);

const endOf = (text: string) => `${text.split('\n').length}:${text.length - text.lastIndexOf('\n') - 1}`;

/** The place of a guard as StrykerJS takes it: `file:line:column-line:column`. */
export function rangeOf(source: string, { file, code }: Pick<Guard, 'file' | 'code'>): string {
  const [before] = splitAt(source, code);
  return `${file}:${endOf(before)}-${endOf(before + code)}`;
}
