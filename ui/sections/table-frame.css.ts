import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#tokens/layout.ts';

/** Beside the dashboard's side there is no room for many columns. */
export const tight = `${from.medium} and (max-width: 1080px)`;

/** Around a table of many columns: where they do not fit, it scrolls by itself, and the page does not. */
export const tableFrame = style({ '@media': { [tight]: { position: 'relative', overflowX: 'auto' } } });

// What scrolls by itself is no place to stick to.
globalStyle(`${tableFrame} th`, { '@media': { [tight]: { position: 'static' } } });
