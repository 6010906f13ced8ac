import { describe, expect, test } from 'vitest';
import { contrast, contrastLimits, contrastPairs } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type ColorName, type Theme } from './light.ts';

const themes: Record<string, Theme> = { light, dark };

const pairs = (Object.keys(contrastPairs) as (keyof typeof contrastPairs)[]).flatMap((kind) =>
  Object.entries<readonly ColorName[]>(contrastPairs[kind]).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((on) => ({ kind, foreground: foreground as ColorName, on, limit: contrastLimits[kind] })),
  ),
);

describe.each(Object.entries(themes))('the %s theme', (_name, { color }) => {
  test.each(pairs)('shows $foreground on $on ($kind) at $limit or more', ({ foreground, on, limit }) => {
    expect(contrast(color[foreground], color[on])).toBeGreaterThanOrEqual(limit);
  });
});

test('black on white is the highest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
});

test('every pair that the art direction lists is measured in both themes', () => {
  expect(pairs).toHaveLength(53);
});
