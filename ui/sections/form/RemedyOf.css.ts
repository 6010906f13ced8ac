import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const remedy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  marginTop: vars.space['2'],
});
