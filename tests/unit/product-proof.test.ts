import { expect, test } from 'vitest';
import { faultsOf, gapsOf, linesOf, readProofs } from './proofs.ts';
import { readSource } from './sources.ts';
import { testsAt } from './tests-in.ts';

const lines = linesOf(readSource('docs/product.md'));
const faults = faultsOf(readSource('docs/rules.md'));
const proofs = readProofs();

test.each([...lines, ...faults])('$id is proven by a test that contains its quoted texts', (line) => {
  expect(gapsOf(line, proofs).join('\n')).toBe('');
});

test('a line without a proof, and a proof without the quoted text, are reported', () => {
  const proof = { file: 'tests/e2e/budgets.spec.ts', title: '', proves: ['8.7'] };
  expect(gapsOf({ id: '9.1', text: '' }, [proof])).toHaveLength(1);
  expect(gapsOf({ id: '8.7', text: "'Wrong password'" }, [proof])).toHaveLength(1);
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
