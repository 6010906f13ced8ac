import { style } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';

export const number = style({ ...lettering, whiteSpace: 'nowrap' });

/** The gap is not text, so that six characters are copied. */
export const group = style({ marginInlineEnd: '0.16em' });
