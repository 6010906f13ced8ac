import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const glyph = style({ width: 12, height: 12, flex: 'none', overflow: 'visible' });

export const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const full = style({ fill: 'currentColor' });
export const tick = style({ fill: 'none', stroke: vars.color.positiveWash, strokeWidth: 1.5 });
