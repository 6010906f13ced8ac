import { style } from '@vanilla-extract/css';

/** On a line of its own. */
export const end = style({ display: 'block' });
