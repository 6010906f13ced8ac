import { expect, test } from 'vitest';
import { tokensIn, tokenUses } from './token-uses.ts';

test('the tokens of a style sheet are found however it refers to them', () => {
  expect(
    tokensIn("const { color } = vars;\na(color.accentText, vars.space['4'], vars.radius.round);"),
  ).toEqual(['color.accentText', 'radius.round', 'space.4']);
  expect(tokensIn("[typeStyles.body, chamfer('control'), { [below.medium]: {} }]")).toEqual([
    'type.body',
    'radius.control',
    'layout.medium',
  ]);
  expect(tokensIn('style({ ...lettering })')).toEqual(['font.mono', 'figure.width', 'figure.tracking']);
  expect(tokensIn("import { vars } from '#tokens/vars.css.ts';")).toEqual([]);
});

test('the uses are listed by the title of the stories', () => {
  expect(tokenUses()['Components/Button']).toContain('color.accent');
  expect(tokenUses()['Sections/OrderTable']).toContain('color.inkMuted');
});
