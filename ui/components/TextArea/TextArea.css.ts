import { style } from '@vanilla-extract/css';

/** With the gap above it as far from the field as the line of a quantity. */
export const ruler = style({ marginTop: '0.25rem' });
