import { style } from '@vanilla-extract/css';

/** With the gap above it as far from the field as the line of a quantity, and close to the tally below. */
export const ruler = style({ marginBlock: '0.25rem -0.25rem' });
