import { expect, test } from 'vitest';
import type { Spec } from '#contract/catalogue/specifications.ts';
import {
  isChosen,
  parseMeasure,
  specFiltersOf,
  specsIn,
  withOption,
  withRange,
  withSpec,
} from './spec-query.ts';

const number: Omit<Spec, 'slug' | 'name'> = { kind: 'number', unit: 'mm', decimals: 1, choices: [] };
const known: readonly Spec[] = [
  { ...number, slug: 'diameter', name: 'Diameter' },
  { ...number, slug: 'bolt-holes', name: 'Bolt holes', unit: null },
  {
    ...{ slug: 'axle', name: 'Axle', kind: 'choice', unit: null, decimals: 0 },
    choices: [
      { slug: 'front', name: 'Front' },
      { slug: 'rear', name: 'Rear' },
    ],
  },
];

test('a value is added to and removed from those of its spec', () => {
  expect(withSpec(undefined, 'axle:rear', true)).toBe('axle:rear');
  expect(withSpec('axle:rear,width:..30', 'axle:front', true)).toBe('axle:front|rear,width:..30');
  expect(withSpec('axle:front|rear', 'axle:front', false)).toBe('axle:rear');
  expect(withSpec('axle:rear', 'axle:rear', false)).toBeUndefined();
});

test('a range replaces the one before', () => {
  expect(withRange('axle:rear', { spec: 'diameter', min: 280 })).toBe('axle:rear,diameter:280..');
  expect(withRange('diameter:280..', { spec: 'diameter', min: 280.5, max: 312 })).toBe('diameter:280.5..312');
  expect(withRange('diameter:280..', { spec: 'diameter' })).toBeUndefined();
});

test('each filter is named, and gone without the others', () => {
  const filters = specFiltersOf('axle:front|rear,bolt-holes:..5,diameter:1400.5..2000', known);
  expect(filters.map(({ words }) => words)).toEqual([
    'Axle: Front',
    'Axle: Rear',
    'Bolt holes: up to 5',
    'Diameter: 1,400.5 to 2,000 mm',
  ]);
  expect(filters.map(({ without }) => without.specs)).toEqual([
    'axle:rear,bolt-holes:..5,diameter:1400.5..2000',
    'axle:front,bolt-holes:..5,diameter:1400.5..2000',
    'axle:front|rear,diameter:1400.5..2000',
    'axle:front|rear,bolt-holes:..5',
  ]);
});

test('a filter that the category does not know can be removed, too', () => {
  expect(specFiltersOf('valve:yes', known)).toEqual([
    { id: 'valve:yes', words: 'valve: yes', without: { specs: undefined } },
  ]);
});

test('the fields of the form are read as filters', () => {
  const fields = new URLSearchParams(
    'search=a&specs=axle:rear&specs=axle:front&specs=axle&specs.diameter.min=1,200.5&specs.diameter.max=' +
      '&specs.width.max=wide&specs.height.max=30&specs.height.min=%20',
  );
  expect(specsIn(fields)).toBe('axle:front|rear,diameter:1200.5..,height:..30');
  expect(specsIn(new URLSearchParams('specs=axle&specs.width.min=x'))).toBeUndefined();
});

test('checkboxes of sizes ask for all between, and a list of sizes wins over the field before it', () => {
  const sizes = new URLSearchParams('specs=bolt-circle:112..112&specs=bolt-circle:98..98&specs=width:..30');
  expect(specsIn(sizes)).toBe('bolt-circle:98..112,width:..30');
  const name = 'specs.diameter.min';
  expect(specsIn(new URLSearchParams(`${name}=280&${name}=`))).toBeUndefined();
  expect(specsIn(new URLSearchParams(`${name}=280&${name}=312`))).toBe('diameter:312..');
});

test('sizes are wanted from the smallest to the largest', () => {
  const [small, middle, large] = ['w:98..98', 'w:100..100', 'w:112..112'] as const;
  const all = [small, middle, large];
  const both = withOption('axle:rear,w:98..98', { one: large, all, isWanted: true });
  expect(both).toBe('axle:rear,w:98..112');
  expect(all.map((one) => isChosen(both, one))).toEqual([true, true, true]);
  expect(all.map((one) => isChosen('w:99..', one))).toEqual([false, true, true]);
  expect(isChosen(undefined, small)).toBe(false);
  expect(withOption(both, { one: middle, all, isWanted: false })).toBe('axle:rear,w:98..98');
  expect(withOption(both, { one: small, all, isWanted: false })).toBe('axle:rear,w:100..112');
  expect(withOption('w:98..98', { one: small, all, isWanted: false })).toBeUndefined();
  expect(withOption('axle:rear', { one: 'axle:front', all: [], isWanted: true })).toBe('axle:front|rear');
});

test.each([
  ['-12.5', -12.5],
  ['1e3', null],
  ['1000000000', null],
])('%j is the measure %j', (text, value) => expect(parseMeasure(text)).toBe(value));
