import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

export const page = style({ ...oneColumn, gap: space[6] });

export const list = style({ ...oneColumn, gap: space[3] });

/** The start of the list, below the navbar that covers the top of the window. */
export const top = style({ scrollMarginBlockStart: `calc(${vars.size.navShort} + ${space[4]})` });
