import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  flex: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
});

export const glyph = styleVariants({
  16: [base, { width: 16, height: 16 }],
  24: [base, { width: 24, height: 24 }],
});
export const full = style({ fill: 'currentColor', stroke: 'none' });
export const dashed = style({ strokeDasharray: '1.6 2.2' });
