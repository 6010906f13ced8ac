import { radius, type Chamfer } from './shape.ts';

/** A corner shape: a bevel where the browser supports it, otherwise a small radius. */
export function chamfer(size: Chamfer) {
  return {
    borderRadius: radius.fallback,
    '@supports': {
      '(corner-shape: bevel)': { borderRadius: radius[size], cornerShape: 'bevel' },
    },
  };
}
