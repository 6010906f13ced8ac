import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

/** Each field ends with the line of its message, so the gap is small. */
export const fields = style({
  ...oneColumn,
  alignContent: 'start',
  gap: '0.625rem',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The message of one field may wrap to two lines without moving the other field.
  alignItems: 'start',
  gap: vars.page.gutter,
});
