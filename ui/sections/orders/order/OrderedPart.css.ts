import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const name = style({ display: 'block' });

/** An isolated block would start at the other side in a list from right to left. */
export const number = style({
  display: 'block',
  marginBlockStart: '1px',
  fontSize: '0.75rem',
  lineHeight: '1.3',
  color: vars.color.inkMuted,
  textAlign: 'start',
});
