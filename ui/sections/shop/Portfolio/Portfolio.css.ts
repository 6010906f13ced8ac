import { fallbackVar, style } from '@vanilla-extract/css';
import { enlargement } from '#ui/components/Picture/Picture.css.ts';
import { columns, from, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell } from '../../RuledGrid/RuledGrid.css.ts';

/** Two sections side by side, or one column on a narrow screen. */
const pair = style({
  ...oneColumn,
  columnGap: vars.page.gutter,
  '@media': { [from.medium]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
});

const on = (gridColumn: string) => style({ '@media': { [from.medium]: { gridColumn } } });

export const opening = style([
  pair,
  { alignItems: 'end', rowGap: vars.space['8'], paddingBlock: 'clamp(2.5rem, 6vw, 6rem)' },
]);
export const hero = on('1 / 10');
export const contact = on('10 / 13');

export const background = style([pair, { rowGap: vars.space['12'], paddingBottom: vars.page.section }]);
export const education = on('1 / 6');
export const skills = on('7 / 13');

export const statement = style({ ...typeStyles.display, overflowWrap: 'anywhere' });

export const lead = style({
  ...typeStyles.lead,
  maxWidth: vars.page.measure,
  marginTop: '1.75rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const projects = style({
  display: 'grid',
  gap: vars.space['8'],
  paddingBottom: vars.page.section,
});

export const project = style([
  cell,
  { display: 'grid', gridTemplateRows: 'auto auto 1fr auto', paddingBottom: '1.75rem' },
]);

export const drawing = style({
  aspectRatio: '4 / 3',
  padding: '1.5rem 2% 1.75rem',
  transform: `scale(${fallbackVar(enlargement, '1')})`,
  transition: `transform ${vars.duration.slow} ${vars.ease.out}`,
});

export const name = style({ ...typeStyles.h3, overflowWrap: 'anywhere' });

export const text = style({
  maxWidth: vars.page.measure,
  marginTop: '0.375rem',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const link = style({ marginTop: vars.space['4'] });
