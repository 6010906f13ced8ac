import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const filters = style({ display: 'grid', gap: vars.space['6'] });

export const group = style({ ...oneColumn });

export const legend = style({ ...typeStyles.label, marginBottom: vars.space['1'] });

export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  color: vars.color.inkMuted,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space['2'],
});
