import { describe, expect, test } from 'vitest';
import { faultsOf, gapsOf, linesOf, readProofs } from './proofs.ts';
import { readSource } from './sources.ts';
import { testsAt, testsIn } from './tests-in.ts';

const lines = linesOf(readSource('docs/product.md'));
const faults = faultsOf(readSource('docs/rules.md'));
const proofs = readProofs();

test.each([...lines, ...faults])('$id is proven by a test that contains its quoted texts', (line) => {
  expect(gapsOf(line, proofs).join('\n')).toBe('');
});

test.each(proofs)(
  '$file › $title exists and proves lines of the product or faults',
  ({ file, title, proves }) => {
    expect(testsAt(file).some((test) => test.test(title))).toBe(true);
    expect([...lines, ...faults].map(({ id }) => id)).toEqual(expect.arrayContaining([...proves]));
  },
);

test('ids count lines, so a new line needs new ids in proofs.yaml and mutants.yaml', () => {
  const last = (section: string) => lines.findLast(({ id }) => id.startsWith(section))?.id;
  const lastOf = ['2', '3', '4', '5', '6', '7', '8'].map(last).join(' ');
  expect(lastOf).toBe('2.28 3.6 4.2 5.9 6.7 7.22 8.12');
  expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `K${index + 1}`));
});

test('numbers the lines of a specification', () => {
  const specification =
    '## 1. What\n\na\n\n## 2. Screens\n\n| a | b |\n|---|---|\n| x | {w} |\n- / (home): hero.\nRoutes:\n';
  expect(linesOf(specification)).toEqual([
    { id: '2.1', text: '| x | {w} |' },
    { id: '2.2', text: '/ (home): hero.' },
  ]);
});

describe('the search for tests', () => {
  const source = `
    test.describe('a login', () => {
      test('fails', async () => { await expect(page.getByText(product.noUserFound())).toBeVisible(); });
      for (const status of [401, 403]) test(\`ends (\${status})\`, () => expect(/Minimum \\(6\\)/).toBe(1));
      test.each([1])('%d is "a title"', () => undefined);
    });`;
  const tests = testsIn('a.spec.ts', source);

  test.each(['fails', 'a login › fails', 'ends (403)', '1 is "a title"'])('finds the test "%s"', (title) => {
    expect(tests.some((test) => test.test(title))).toBe(true);
  });

  test('does not take a group for a test', () => {
    expect(tests.some((test) => test.test('a login'))).toBe(false);
  });

  test.each([
    ['9.1', "'No user found'", "tests/proofs.yaml names no test that proves 9.1: 'No user found'"],
    ['8.7', "'Wrong password'", 'The tests that prove 8.7 do not contain: Wrong password'],
    ['8.7', "'No user found' and 'Minimum (6)'", ''],
  ])('reports what is missing for %s: %s', (id, text, gap) => {
    const proof = { file: 'a.spec.ts', title: 'fails', proves: ['8.7'] };
    expect(gapsOf({ id, text }, [proof], () => source).join()).toBe(gap);
  });
});
