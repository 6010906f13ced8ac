import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const section = style({
  paddingBlock: `0 ${vars.page.section}`,
  // The line of the result is part of the space below.
  '@media': { [below.narrow]: { paddingBottom: vars.space['4'] } },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.page.gutter,
  rowGap: vars.space['8'],
  paddingTop: '2.25rem',
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({
  gridColumn: '1 / 6',
  '@media': { [below.medium]: { gridColumn: 'auto' } },
});

export const lead = style({
  ...typeStyles.lead,
  maxWidth: '24em',
  marginTop: vars.space['5'],
  color: vars.color.inkMuted,
});

export const form = style({
  display: 'grid',
  gap: vars.space['3'],
  gridColumn: '7 / 13',
  '@media': { [below.medium]: { gridColumn: 'auto' } },
});

const answerHeight = '4.25rem';

/** The result is beside the button, or below it on narrow screens. Its space is reserved. */
export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['3']} ${vars.space['6']}`,
});

export const answer = style({
  flex: '1 1 18rem',
  minWidth: 0,
  minHeight: vars.size.controlLarge,
  '@media': { [below.narrow]: { minHeight: answerHeight } },
});
