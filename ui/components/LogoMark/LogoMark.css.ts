import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const base = style({ display: 'block', color: vars.color.ink });

export const mark = styleVariants({
  md: [base, { width: '3rem', height: '3rem' }],
  sm: [base, { width: '1.75rem', height: '1.75rem' }],
});
export const ink = style({ fill: 'currentColor' });
export const hub = style({ fill: vars.color.accent });
