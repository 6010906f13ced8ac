import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const note = style({
  ...typeStyles.small,
  display: 'block',
  maxWidth: '14rem',
  color: vars.color.inkMuted,
});

export const none = style({ width: '100%', textAlign: 'start', cursor: 'help' });
