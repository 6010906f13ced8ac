import { describe, expect, test } from 'vitest';
import { faultsOf, findProofs, gapsOf, linesOf } from './proofs.ts';
import { readSource } from './sources.ts';
import { testsIn } from './tests-in.ts';

const lines = linesOf(readSource('docs/product.md'));
const faults = faultsOf(readSource('docs/rules.md'));
const proofs = findProofs();

test.each([...lines, ...faults])('$id is proven by a test that contains its quoted texts', (line) => {
  // What a fault quotes is not shown to anybody.
  expect(gapsOf(line, proofs).join('\n')).toBe('');
});

test('every id that a test carries is a line of the product or a fault', () => {
  const ids = new Set([...lines, ...faults].map(({ id }) => id));
  const unknown = proofs.flatMap(({ file, proves }) =>
    proves.filter((id) => !ids.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('ids count lines, so a new line needs new ids in the tests and in mutants.yaml', () => {
  const last = (section: string) => lines.findLast(({ id }) => id.startsWith(section))?.id;
  const lastOf = ['2', '3', '4', '5', '6', '7', '8'].map(last).join(' ');
  expect(lastOf).toBe('2.28 3.6 4.2 5.9 6.7 7.22 8.12');
  expect(faults.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => `K${index + 1}`));
});

describe('the search for proofs', () => {
  test('numbers the lines of a specification', () => {
    const specification =
      '## 1. What\n\na\n\n## 2. Screens\n\n| a | b |\n|---|---|\n| x | {w} |\n- / (home): hero.\nRoutes:\n';
    expect(linesOf(specification)).toEqual([
      { id: '2.1', text: '| x | {w} |' },
      { id: '2.2', text: '/ (home): hero.' },
    ]);
  });

  const { tests, texts } = testsIn(
    'a.spec.ts',
    `
    // proves 8.7
    test.describe('a login', () => {
      test('fails', async () => { await expect(page.getByText(product.noUserFound())).toBeVisible(); });
      // Says why. proves 8.8, K3
      for (const status of [401, 403]) test(\`ends (\${status})\`, () => expect(/Minimum \\(6\\)/).toBe(1));
      // proves 6.5
      test.each([1])('%d is "a title"', () => undefined);
    });
    // 'Wrong password'
    test('K5: paid elsewhere', () => undefined);
  `,
  );

  test('reads ids from comments above tests and groups, and from titles', () => {
    expect(tests.map(({ title, proves }) => [title, ...proves])).toEqual([
      ["'fails'", '8.7'],
      ['`ends (${status})`', '8.7', '8.8', 'K3'],
      ['\'%d is "a title"\'', '8.7', '6.5'],
      ["'K5: paid elsewhere'", 'K5'],
    ]);
  });

  test.each(['fails', 'a login › fails', 'ends (403)', '1 is "a title"'])('finds the test "%s"', (title) => {
    expect(tests.some(({ pattern }) => pattern.test(title))).toBe(true);
  });

  test('does not take a group for a test, or text of a comment or title for text of a test', () => {
    expect(tests.some(({ pattern }) => pattern.test('a login'))).toBe(false);
    expect(texts).toEqual(expect.arrayContaining(['No user found', '/Minimum (6)/']));
    expect(texts.join()).not.toMatch(/Wrong password|a title/);
  });

  test.each([
    ['9.1', "'No user found'", 'No test has the comment "// proves 9.1" for: \'No user found\''],
    ['8.7', "'Wrong password'", 'The tests that prove 8.7 do not contain: Wrong password'],
    ['8.7', "'No user found'", ''],
  ])('reports what is missing for %s: %s', (id, text, gap) => {
    expect(gapsOf({ id, text }, [{ proves: ['8.7'], texts }]).join()).toBe(gap);
  });
});
