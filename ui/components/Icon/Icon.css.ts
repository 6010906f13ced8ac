import { styleVariants } from '@vanilla-extract/css';

// Square caps, not butt: zero-length dots would vanish.
const drawn = { flex: 'none', fill: 'none', strokeLinecap: 'square', strokeLinejoin: 'miter' } as const;

export const icon = styleVariants({
  16: { ...drawn, width: 16, height: 16, strokeWidth: 1.75 },
  20: { ...drawn, width: 20, height: 20, strokeWidth: 1.5 },
});
