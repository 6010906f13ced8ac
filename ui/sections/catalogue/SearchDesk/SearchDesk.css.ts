import { style } from '@vanilla-extract/css';
import { below, from, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const pair = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space[10],
  '@media': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] } },
});

export const block = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space[3],
  minWidth: 0,
  // As tall as while loading, so that the synonyms stay in their place.
  '@media': { [below.narrow]: { minHeight: '22.5rem' } },
});

export const title = style(typeStyles.title);

export const editor = style({
  ...oneColumn,
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.ink}`,
});

export const hint = style({ ...typeStyles.small, maxWidth: vars.page.measure, color: color.inkMuted });

export const groups = style({ maxWidth: '48rem' });

export const foot = style({
  ...wrappingRow,
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
