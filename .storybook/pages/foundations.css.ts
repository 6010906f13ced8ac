import { createVar, style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const sample = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space['6'],
});

export const swatch = style({
  height: '4rem',
  marginBottom: vars.space['2'],
  border: `1px solid ${vars.color.line}`,
  background: sample,
});

export const note = style({ ...typeStyles.small, color: vars.color.inkMuted });

export const rows = style({ display: 'grid', gap: vars.space['3'] });

export const bar = style({ width: sample, height: vars.space['4'], background: vars.color.ink });
