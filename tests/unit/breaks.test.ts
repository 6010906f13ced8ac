import { expect, test } from 'vitest';
import { applyBreak } from '#tests/breaks/apply-break.ts';
import { breaks } from '#tests/breaks/breaks.ts';
import { readSource } from './sources.ts';

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
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});

/** A pattern for the titles that a table's rows make of its title. */
function rendered(title: string): RegExp {
  const parts = title.split(/%[sijdo]/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Whether each word of ` > `, group or test, is a title in the source. */
function hasTest(source: string, title: string): boolean {
  const titles = [...source.matchAll(/['`]([^'`\n]+)['`]/g)].map(([, found = '']) => found);
  return title.split(' > ').every((name) => titles.some((found) => rendered(found).test(name)));
}

test.each(breaks)('$name: what it takes out is there once, and its test is there', (each) => {
  expect(applyBreak(readSource(each.file), each)).not.toBe(readSource(each.file));
  expect(hasTest(readSource(each.red.file), each.red.title)).toBe(true);
});
