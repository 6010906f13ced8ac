import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';

/** The suggestions are placed by the frame, or by the header where they cover the page. */
export const search = style({ ...oneColumn, minWidth: 0 });
