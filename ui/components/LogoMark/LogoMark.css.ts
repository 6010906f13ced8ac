import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const mark = style({ width: '3rem', height: '3rem', color: vars.color.ink });
export const ink = style({ fill: 'currentColor' });
export const hub = style({ fill: vars.color.accent });
