import { style } from '@vanilla-extract/css';

/** Spacing like the message line of a quantity, but close to the counter below. */
export const ruler = style({ marginBlock: '0.25rem -0.25rem' });
