import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

/** Each field ends in its own line for a message, so little room is wanted between them. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.625rem',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The message of one of them may take two lines; the other's field stays where it is.
  alignItems: 'start',
  gap: vars.page.gutter,
});
