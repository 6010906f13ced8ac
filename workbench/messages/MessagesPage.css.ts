import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({
  minHeight: '100vh',
  padding: space['6'],
  background: color.canvas,
  color: color.ink,
});

/** Long words break, and all tables have the same columns. */
export const table = style({ minWidth: '48rem', tableLayout: 'fixed', overflowWrap: 'anywhere' });

export const line = style({ display: 'block', color: color.inkMuted });

globalStyle(`${table} th, ${table} td`, { whiteSpace: 'normal' });
