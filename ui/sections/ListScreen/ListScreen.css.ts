import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** The start of the list, below the navbar that covers the top of the window. */
export const top = style({ scrollMarginBlockStart: `calc(${vars.size.navShort} + ${space[4]})` });
