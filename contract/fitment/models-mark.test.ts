import { expect, test } from 'vitest';
import { modelsMarkOf } from './models-mark.ts';

const choices = ['Golf VI', 'Golf VII', 'Golf VIII'].map((name, index) => ({
  ...{ slug: `golf-${index + 6}`, name },
  ...{ fromYear: 2008 + 5 * index, toYear: 2012 + 5 * index },
}));
const asked = { choices, year: null, more: 0 };

const statement = (
  model: string | null,
  changes: Partial<Parameters<typeof modelsMarkOf>[0][number]> = {},
) => ({
  ...{ model, make: '', fromYear: null, toYear: null, fromMonth: null, toMonth: null, engine: null },
  conditions: [],
  ...changes,
});
const ate = [{ criterion: 'Brake system', value: 'ATE' }];

test.each([
  ['no statement', [], { fits: [], fitsIf: [], isAll: false }],
  ['one model', [statement('golf-7')], { fits: ['Golf VII'], fitsIf: [], isAll: false }],
  [
    'each model',
    choices.map(({ slug }) => statement(slug)),
    { fits: ['Golf VI', 'Golf VII', 'Golf VIII'], fitsIf: [], isAll: true },
  ],
  [
    'every vehicle',
    [statement(null)],
    { fits: ['Golf VI', 'Golf VII', 'Golf VIII'], fitsIf: [], isAll: true },
  ],
  ['some years', [statement('golf-7', { fromYear: 2014 })], { fits: [], fitsIf: ['Golf VII'], isAll: false }],
  [
    'all years in two statements',
    [statement('golf-7', { toYear: 2014 }), statement('golf-7', { fromYear: 2015 })],
    { fits: ['Golf VII'], fitsIf: [], isAll: false },
  ],
  [
    'a condition, an engine and other models',
    [
      statement('golf-6', { conditions: ate }),
      statement('golf-8', { engine: { slug: 'tsi', name: 'TSI' } }),
      statement('polo'),
    ],
    { fits: [], fitsIf: ['Golf VI', 'Golf VIII'], isAll: false },
  ],
])('%s', (_, statements, mark) => {
  expect(modelsMarkOf(statements, asked)).toEqual(mark);
});

test('in a year, only that year counts', () => {
  const stated = [statement('golf-7', { fromYear: 2014 })];
  const [, seven] = choices;
  const ofYear = (year: number) => modelsMarkOf(stated, { choices: seven ? [seven] : [], year, more: 0 });
  expect(ofYear(2016)).toEqual({ fits: ['Golf VII'], fitsIf: [], isAll: true });
  expect(ofYear(2013)).toEqual({ fits: [], fitsIf: [], isAll: false });
});

test('does not say that all fit while others may be meant, unless every vehicle does', () => {
  const stated = choices.map(({ slug }) => statement(slug));
  expect(modelsMarkOf(stated, { ...asked, more: 1 }).isAll).toBe(false);
  expect(modelsMarkOf([statement(null)], { ...asked, more: 1 }).isAll).toBe(true);
});
