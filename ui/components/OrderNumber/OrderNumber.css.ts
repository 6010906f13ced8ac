import { style } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';

export const number = style({ ...lettering, overflowWrap: 'anywhere' });

/** A column of a table keeps room for # and six characters, whose widths differ. */
export const marked = style({
  ...lettering,
  display: 'inline-block',
  minInlineSize: '7.2ch',
  whiteSpace: 'nowrap',
  // An inline block has the underline of a link around it only if it inherits it.
  textDecoration: 'inherit',
});

/** The gap is not text, so that six characters are copied. */
export const group = style({ marginInlineEnd: '0.16em' });
