import { describe, expect, test } from 'vitest';
import { brands } from './brands.ts';
import { contrast, contrastsOf } from './contrast.ts';

describe.each(Object.entries(brands))('%s', (_name, brand) => {
  test.each(contrastsOf(brand))(
    'shows $foreground on $background ($kind) at $required or more in both themes',
    ({ required, light, dark }) => {
      expect(light).toBeGreaterThanOrEqual(required);
      expect(dark).toBeGreaterThanOrEqual(required);
    },
  );
});

test('black on white is the highest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
});

test('every pair that the art direction lists is measured in each theme', () => {
  expect(contrastsOf(brands.norholt)).toHaveLength(53);
});
