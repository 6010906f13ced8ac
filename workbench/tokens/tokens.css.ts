import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

/** Values break, and the columns are the same whatever the filter finds. */
export const table = style({ minWidth: '60rem', tableLayout: 'fixed', overflowWrap: 'anywhere' });

export const line = style({ display: 'block', color: vars.color.inkMuted, fontWeight: '400' });

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '4rem',
  height: '2rem',
  marginInlineEnd: vars.space['3'],
  border: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
});

export const mark = style({ width: '2rem', height: '3px', background: 'currentColor' });

/** Its samples are higher than its text. */
export const contrasts = style({});
globalStyle(`${contrasts} :is(th, td)`, { verticalAlign: 'middle' });
