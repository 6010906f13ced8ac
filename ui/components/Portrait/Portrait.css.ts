import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

/** drawings.svg contains the colours of the lines. */
export const portrait = style({
  width: '100%',
  height: '100%',
  color: vars.color.ink,
  background: vars.color.plate,
});
