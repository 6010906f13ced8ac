import { style } from '@vanilla-extract/css';
import { columns, from, oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const rows = style({
  ...oneColumn,
  columnGap: vars.page.gutter,
  '@media': { [from.medium]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
});

const on = (gridColumn: string) => style({ '@media': { [from.medium]: { gridColumn } } });

export const opening = style([
  rows,
  { alignItems: 'end', rowGap: vars.space['8'], paddingBlock: 'clamp(2.5rem, 6vw, 6rem)' },
]);
export const hero = on('1 / 10');
export const contact = on('10 / 13');

export const block = style({ paddingBottom: vars.page.section });

export const pair = style([rows, { rowGap: vars.space['12'], paddingBottom: vars.page.section }]);
export const first = on('1 / 6');
export const second = on('7 / 13');
