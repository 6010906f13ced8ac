import { figure } from './type.ts';
import { vars } from './vars.css.ts';

/** The style of figures, in the size of the text around them. */
export const lettering = {
  fontFamily: vars.font.mono,
  fontStretch: figure.width,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: figure.tracking,
  wordSpacing: 0,
} as const;
