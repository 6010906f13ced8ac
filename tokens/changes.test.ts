import { expect, test } from 'vitest';
import { changesBetween, tokensIn } from './changes.ts';

const file = (color: object) => JSON.stringify({ color: { light: color } });
const colour = (hex: string) => ({ $value: { colorSpace: 'srgb', hex } });

test('lists added, removed and changed tokens by path, with their values', () => {
  const before = tokensIn(
    file({ ink: colour('#14181a'), line: colour('#d5d8d1'), old: { $value: { value: 4, unit: 'px' } } }),
  );
  const after = tokensIn(file({ ink: colour('#14181a'), line: colour('#000000'), new: colour('#ffffff') }));
  expect(changesBetween(before, after)).toEqual([
    'changed  color.light.line: #d5d8d1 → #000000',
    'added    color.light.new: #ffffff',
    'removed  color.light.old: 4px',
  ]);
});
