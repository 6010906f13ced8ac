import { filesIn, readSource } from './sources.ts';
import { testsAt, type Test, type TestFile } from './tests-in.ts';

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

export interface Proof extends Test {
  file: string;
  texts: TestFile['texts'];
}

/** Every test that carries an id. */
export const findProofs = (): Proof[] =>
  filesIn('app', 'contract', 'local', 'mocks', 'server', 'tests', 'ui', 'workbench')
    .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file) && !file.startsWith('tests/unit/'))
    .filter((file) => /\bproves [\dK]|['"`]K\d+:/.test(readSource(file)))
    .flatMap((file) => {
      const { tests, texts } = testsAt(file);
      return tests.filter(({ proves }) => proves.length > 0).map((test) => ({ ...test, file, texts }));
    });

/** Messages and labels that a line quotes, without a parameter such as `{min}`. */
const quotedIn = (text: string) =>
  [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted.replace(/\{\w+\}/, '').trim());

/** What is missing for `line` to be proven. */
export function gapsOf({ id, text }: Line, proofs: readonly Pick<Proof, 'proves' | 'texts'>[]): string[] {
  const own = proofs.filter(({ proves }) => proves.includes(id));
  if (own.length === 0) return [`No test has the comment "// proves ${id}" for: ${text}`];
  return quotedIn(text)
    .filter((quoted) => !own.some(({ texts }) => texts.some((written) => written.includes(quoted))))
    .map((quoted) => `The tests that prove ${id} do not contain: ${quoted}`);
}
