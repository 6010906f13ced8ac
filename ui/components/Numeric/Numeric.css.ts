import { style } from '@vanilla-extract/css';
import { figure as token } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** Tabular figures for prices, counts, ids and dimensions. */
export const figure = style({
  fontFamily: vars.font.mono,
  fontSize: token.size,
  fontStretch: token.width,
  fontWeight: token.weight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: token.tracking,
});
