import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '#ui/components/Table/widths.ts';

/** Wraps a table with many columns. If they do not fit, the table scrolls sideways instead of the page. */
export const tableFrame = style({ '@media': { [narrow]: { position: 'relative', overflowX: 'auto' } } });

// A sticky header would stick to this scroll container.
globalStyle(`${tableFrame} th`, { '@media': { [narrow]: { position: 'static' } } });
