import { style } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';

export const number = style({
  ...lettering,
  overflowWrap: 'anywhere',
  // The line of a link has no gaps at the descenders of letters.
  textDecorationSkipInk: 'none',
});

/** A column of a table keeps room for # and six characters. In some typefaces an M is wider than the 0 of `ch`. */
export const marked = style([
  number,
  {
    display: 'inline-block',
    inlineSize: 'max-content',
    minInlineSize: '7.2ch',
    maxInlineSize: '11ch',
    // An inline block has the underline of a link around it only if it inherits it.
    textDecoration: 'inherit',
  },
]);

/** The gap is not text, so that six characters are copied. It is tracking, which the line of a link includes. */
export const groupEnd = style({ letterSpacing: '0.125em' });
