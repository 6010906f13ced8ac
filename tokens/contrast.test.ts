import { describe, expect, test } from 'vitest';
import { contrast, contrastLimits, contrastPairs } from './contrast.ts';
import { dark as norholtDark } from './brands/norholt/dark.ts';
import { light as norholtLight } from './brands/norholt/light.ts';
import { dark as solvikDark } from './brands/solvik/dark.ts';
import { light as solvikLight } from './brands/solvik/light.ts';
import type { ColorName, Theme } from './theme.ts';

const themes: Record<string, Theme> = {
  'light theme of Norholt': norholtLight,
  'dark theme of Norholt': norholtDark,
  'light theme of Solvik': solvikLight,
  'dark theme of Solvik': solvikDark,
};

const pairs = (Object.keys(contrastPairs) as (keyof typeof contrastPairs)[]).flatMap((kind) =>
  Object.entries<readonly ColorName[]>(contrastPairs[kind]).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((on) => ({ kind, foreground: foreground as ColorName, on, limit: contrastLimits[kind] })),
  ),
);

describe.each(Object.entries(themes))('the %s', (_name, { color }) => {
  test.each(pairs)('shows $foreground on $on ($kind) at $limit or more', ({ foreground, on, limit }) => {
    expect(contrast(color[foreground], color[on])).toBeGreaterThanOrEqual(limit);
  });
});

test('black on white is the highest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
});

test('every pair that the art direction lists is measured in each theme', () => {
  expect(pairs).toHaveLength(53);
});
