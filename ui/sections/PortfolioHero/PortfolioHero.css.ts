import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const hero = style({ minWidth: 0 });

export const statement = style({ ...typeStyles.display, overflowWrap: 'anywhere' });

export const lead = style({
  ...typeStyles.lead,
  maxWidth: vars.page.measure,
  marginTop: '1.75rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
