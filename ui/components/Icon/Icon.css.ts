import { style, styleVariants } from '@vanilla-extract/css';

// Square caps: butt caps would hide zero-length dots.
const drawn = { flex: 'none', fill: 'none', strokeLinecap: 'square', strokeLinejoin: 'miter' } as const;

export const icon = styleVariants({
  16: { ...drawn, width: 16, height: 16, strokeWidth: 1.75 },
  20: { ...drawn, width: 20, height: 20, strokeWidth: 1.5 },
});

export const mirrored = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
