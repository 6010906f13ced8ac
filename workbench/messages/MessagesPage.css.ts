import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

/** Long words break, and all tables have the same columns. */
export const table = style({ minWidth: '48rem', tableLayout: 'fixed', overflowWrap: 'anywhere' });

export const line = style({ display: 'block', color: vars.color.inkMuted });

globalStyle(`${table} th, ${table} td`, { whiteSpace: 'normal' });
