import { style } from '@vanilla-extract/css';

/** Moves to the next line as a whole. */
export const part = style({ display: 'inline-block', maxWidth: '100%' });
