import { describe, expect, test } from 'vitest';
import { applyBreak } from '#tests/breaks/apply-break.ts';
import { breaks } from '#tests/breaks/breaks.ts';
import { breaksOf, draw } from '#tests/breaks/draw-lines.ts';
import { lineBreaks } from '#tests/breaks/line-breaks.ts';
import { linesProvenIn } from './proof-table.ts';
import { readSource } from './sources.ts';
import { testsIn } from './tests-in.ts';

const example = {
  name: 'example',
  why: '',
  file: 'a.ts',
  find: 'b',
  replace: 'd',
  red: { project: 'server', file: 'a.test.ts', title: 'x' },
} as const;

test('a break changes exactly one place', () => {
  expect(applyBreak('abc', example)).toBe('adc');
  expect(() => applyBreak('ac', example)).toThrow('0 times');
  expect(() => applyBreak('abbc', example)).toThrow('2 times');
});

test('no two breaks have one name', () => {
  const names = [...breaks, ...lineBreaks].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

/** A title as docs/product-proof.md writes it. */
const asProof = (title: string) => title.replaceAll(' > ', ' › ');

test.each([...breaks, ...lineBreaks])(
  '$name: what it takes out is there once, and its test is there',
  ({ red, ...each }) => {
    expect(applyBreak(readSource(each.file), { ...each, red })).not.toBe(readSource(each.file));
    const { titles } = testsIn(red.file, readSource(red.file));
    expect(titles.some((pattern) => pattern.test(asProof(red.title)))).toBe(true);
  },
);

describe('the lines of the specification', () => {
  const proven = linesProvenIn(readSource('docs/product-proof.md'));

  test.each(lineBreaks)('$name: the test is one of those that prove the line', ({ line, red }) => {
    const proofs = proven.find(({ id }) => id === line)?.proofs;
    expect(proofs).toContain(`${red.file} › ${asProof(red.title)}`);
  });

  test('have one break each, in order', () => {
    expect(lineBreaks.map(({ line }) => line)).toEqual(proven.map(({ id }) => id));
  });

  test('are drawn alike by one seed, each at most once, and otherwise by another', () => {
    const ids = proven.map(({ id }) => id);
    const drawn = draw(ids, 20261122, 10);
    expect(new Set(drawn).size).toBe(10);
    expect(draw(ids, 20261122, 10)).toEqual(drawn);
    expect(draw(ids, 20261123, 10)).not.toEqual(drawn);
    expect(draw(ids, 1, ids.length).sort()).toEqual(ids.sort());
  });

  test('have a break, or it is said that they have none', () => {
    const [first, second] = [
      { ...example, line: '2.1' },
      { ...example, line: '2.2' },
    ];
    expect(breaksOf(['2.2', '2.1'], [first, second])).toEqual([second, first]);
    expect(() => breaksOf(['2.1', '2.2'], [first])).toThrow(/: 2\.2$/);
  });
});
