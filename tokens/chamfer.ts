import { radius, type Chamfer } from './shape.ts';

/** The house edge as styles: a bevel where the browser can draw one, a small round corner elsewhere. */
export function chamfer(size: Chamfer) {
  return {
    borderRadius: radius.fallback,
    '@supports': {
      '(corner-shape: bevel)': { borderRadius: radius[size], cornerShape: 'bevel' },
    },
  };
}
