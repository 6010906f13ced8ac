import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const rating = style({ display: 'inline-flex', gap: '2px', flex: 'none' });

const star = style({ width: '16px', height: '16px', strokeWidth: '1.5', strokeLinejoin: 'miter' });

export const given = style([star, { fill: vars.color.ink, stroke: vars.color.ink }]);
export const withheld = style([star, { fill: 'none', stroke: vars.color.lineStrong }]);
