import { describe, expect, test } from 'vitest';
import { faultsProvenIn, linesProvenIn, type Proof } from './proof-table.ts';
import { readSource } from './sources.ts';
import { testsIn, type TestFile } from './tests-in.ts';

/** Sections 2 to 8 of the specification say what the product does; the others what it is for, and its numbers. */
const proven = /^## ([2-8])\. /;

const underTableHead = /^\|[-| ]+\|$/;

interface Line {
  id: string;
  words: string;
}

/** Every line of the specification that says something, numbered within its section. */
function linesOf(specification: string): Line[] {
  return specification.split(/^(?=## )/m).flatMap((section) => {
    const number = proven.exec(section)?.[1];
    if (number === undefined) return [];
    return section
      .split('\n')
      .filter((line, index, all) => {
        const isTableHead = underTableHead.test(all[index + 1] ?? '');
        const isIntroduction = line.endsWith(':') && !line.includes('.');
        return !/^(#|\s*$)/.test(line) && !underTableHead.test(line) && !isTableHead && !isIntroduction;
      })
      .map((line, index) => ({ id: `${number}.${index + 1}`, words: line.replace(/^\s*- /, '') }));
  });
}

/** What a line quotes is a message or a label that a test must look for, letter for letter. */
const quotedIn = (words: string) =>
  [...words.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quoted = '']) => quoted.replace(/\{\w+\}/, '').trim());

const known = new Map<string, TestFile | null>();

function testFile(path: string): TestFile | null {
  let file = known.get(path);
  if (file === undefined) {
    try {
      file = testsIn(path, readSource(path));
    } catch {
      file = null;
    }
    known.set(path, file);
  }
  return file;
}

/** Everything that keeps a row from being a proof. */
function faultsOf(
  { words, proofs, asserted }: Proof,
  read: (path: string) => TestFile | null = testFile,
): string[] {
  const faults = proofs.length === 0 ? ['no test is named'] : [];
  const texts: string[] = [];
  for (const proof of proofs) {
    const [path = '', ...title] = proof.split(' › ');
    const file = read(path);
    if (!file) faults.push(`there is no ${path}`);
    else if (!file.titles.some((pattern) => pattern.test(title.join(' › ')))) {
      faults.push(`${path} has no test "${title.join(' › ')}"`);
    }
    texts.push(...(file?.texts ?? []));
  }
  for (const text of asserted) {
    if (!texts.some((written) => written.includes(text))) faults.push(`no test looks for "${text}"`);
  }
  for (const quoted of quotedIn(words)) {
    if (!asserted.some((text) => text.includes(quoted))) faults.push(`"${quoted}" is not asserted`);
  }
  return faults;
}

const table = readSource('docs/product-proof.md');
const lines = linesOf(readSource('docs/product.md'));
const provenLines = linesProvenIn(table);

describe('each line of the specification', () => {
  test('is read, and stands once in docs/product-proof.md, in order', () => {
    expect(lines.length).toBeGreaterThan(80);
    expect(provenLines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
  });

  test.each(lines)('$id stands there word for word', ({ id, words }) => {
    expect(provenLines.find((proof) => proof.id === id)?.words).toBe(words);
  });

  test.each(provenLines)('$id is proven by tests that exist and look for its words', (proof) => {
    expect(faultsOf(proof)).toEqual([]);
    expect(proof.asserted).not.toEqual([]);
  });
});

describe('each fault that the client survives', () => {
  const faults = faultsProvenIn(table);

  test('stands in docs/product-proof.md, K1 to K20', () => {
    expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `K${index + 1}`));
  });

  // What it says is a description and quotes no text that must be shown.
  test.each(faults)('$id is proven by tests that exist', (fault) => {
    expect(faultsOf({ ...fault, words: '' })).toEqual([]);
  });
});

describe('a row that proves nothing is found out', () => {
  const spec = `
    test.describe('a login', () => {
      test('fails', async () => { await expect(page.getByText('No user found')).toBeVisible(); });
      for (const status of [401, 403]) test(\`is over (\${status})\`, () => expect(/Minimum \\(6\\)/).toBe(1));
    });
    // 'Wrong password'
    test.each([1])('%d is "a title"', () => undefined);
  `;
  const row: Proof = {
    id: '8.7',
    words: "Login failure: 'No user found'.",
    proofs: ['a.spec.ts › fails'],
    asserted: ['No user found'],
  };
  const faults = (change: Partial<Proof> = {}) =>
    faultsOf({ ...row, ...change }, (path) => (path === 'a.spec.ts' ? testsIn(path, spec) : null));

  test('and one that does is not', () => {
    expect(faults()).toEqual([]);
    expect(
      faults({
        proofs: ['a.spec.ts › a login › fails', 'a.spec.ts › is over (403)', 'a.spec.ts › 1 is "a title"'],
      }),
    ).toEqual([]);
    expect(faults({ asserted: ['No user found', 'Minimum (6)'] })).toEqual([]);
  });

  test.each<[string, Partial<Proof>, string]>([
    ['without a test', { proofs: [] }, 'no test is named'],
    ['with a file that is gone', { proofs: ['b.spec.ts › fails'] }, 'there is no b.spec.ts'],
    [
      'with a test that is called otherwise',
      { proofs: ['a.spec.ts › fail'] },
      'a.spec.ts has no test "fail"',
    ],
    ['with a group for a test', { proofs: ['a.spec.ts › a login'] }, 'a.spec.ts has no test "a login"'],
    ['that leaves out what the line quotes', { asserted: [] }, '"No user found" is not asserted'],
    [
      'whose text only a comment has',
      { words: "'Wrong password'", asserted: ['Wrong password'] },
      'no test looks for "Wrong password"',
    ],
    ['whose text only a title has', { words: '', asserted: ['a title'] }, 'no test looks for "a title"'],
  ])('%s', (_what, change, fault) => {
    expect(faults(change)).toContain(fault);
  });

  test('a line that is new, gone or worded otherwise', () => {
    const specification =
      '## 2. Screens\n\n| a | b |\n|---|---|\n| x | y |\n| z | {w} |\n- / (home): hero.\nRoutes:\n';
    expect(linesOf(specification)).toEqual([
      { id: '2.1', words: '| x | y |' },
      { id: '2.2', words: '| z | {w} |' },
      { id: '2.3', words: '/ (home): hero.' },
    ]);
    expect(linesProvenIn('| 2.1 | \\| x \\| y \\| | a › b | "c" |')).toEqual([
      { id: '2.1', words: '| x | y |', proofs: ['a › b'], asserted: ['c'] },
    ]);
  });
});
