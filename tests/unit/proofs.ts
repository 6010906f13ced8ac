import { parse } from 'yaml';
import * as z from 'zod/mini';
import { product } from '#messages/en.json' with { type: 'json' };
import { readSource } from './sources.ts';

/** Sections 2 to 8 of the specification say what the product does. */
const provenSection = /^## ([2-8])\. /;
const tableRule = /^\|[-| ]+\|$/;

export interface Line {
  id: string;
  text: string;
}

/** The lines of the specification that state something, as `section.line`. */
export function linesOf(specification: string): Line[] {
  return specification.split(/^(?=## )/m).flatMap((section) => {
    const number = provenSection.exec(section)?.[1];
    if (number === undefined) return [];
    return section
      .split('\n')
      .filter((line, index, all) => {
        const isTableHead = tableRule.test(all[index + 1] ?? '');
        const isIntroduction = line.endsWith(':') && !line.includes('.');
        return !/^(#|\s*$)/.test(line) && !tableRule.test(line) && !isTableHead && !isIntroduction;
      })
      .map((line, index) => ({ id: `${number}.${index + 1}`, text: line.replace(/^\s*- /, '') }));
  });
}

/** The faults K1 to K20 of the table in docs/rules.md. */
export const faultsOf = (rules: string): Line[] =>
  [...rules.matchAll(/^\| (K\d+) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }));

/** A test and the lines or faults that it proves. */
export interface Proof {
  file: string;
  title: string;
  proves: readonly string[];
}

const Proofs = z.record(z.string(), z.record(z.string(), z.string()));

/** The content of tests/proofs.yaml. */
export const readProofs = (): Proof[] =>
  Object.entries(Proofs.parse(parse(readSource('tests/proofs.yaml')))).flatMap(([file, tests]) =>
    Object.entries(tests).map(([title, ids]) => ({ file, title, proves: ids.split(', ') })),
  );

/** Messages and labels that a line quotes, without a parameter such as `{min}`. */
const quotedIn = (text: string) =>
  [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted.replace(/\{\w+\}/, '').trim());

/** Whether a test contains a text, also in a regular expression, or a message of the product with it. */
const hasText = (source: string, text: string) =>
  source.replace(/\\(\W)/g, '$1').includes(text) ||
  Object.entries(product).some(
    ([key, message]) => message.includes(text) && source.includes(`product.${key}`),
  );

/** What is missing for `line` to be proven. */
export function gapsOf({ id, text }: Line, proofs: readonly Proof[]): string[] {
  const sources = proofs.filter(({ proves }) => proves.includes(id)).map(({ file }) => readSource(file));
  if (sources.length === 0) return [`tests/proofs.yaml names no test that proves ${id}: ${text}`];
  return quotedIn(text)
    .filter((quoted) => !sources.some((source) => hasText(source, quoted)))
    .map((quoted) => `The tests that prove ${id} do not contain: ${quoted}`);
}
