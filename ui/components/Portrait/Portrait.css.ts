import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const portrait = style({
  width: '100%',
  height: '100%',
  color: vars.color.ink,
  background: vars.color.plate,
});

const stroke = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;

export const outline = style({ ...stroke, strokeWidth: '1.35' });
export const face = style({ ...stroke, strokeWidth: '1.35', fill: vars.color.plate });
export const thin = style({ ...stroke, strokeWidth: '0.7', opacity: '0.62' });
export const axis = style({
  ...stroke,
  strokeWidth: '0.7',
  strokeDasharray: '14 3 2.5 3',
  opacity: '0.28',
});
export const pupil = style({ fill: 'currentColor' });

// Separates dark hair from a dark background.
export const hair = style({
  fill: `light-dark(${vars.color.ink}, ${vars.color.inverse})`,
  stroke: `light-dark(transparent, ${vars.color.ink})`,
  strokeWidth: '1.2',
  vectorEffect: 'non-scaling-stroke',
});
