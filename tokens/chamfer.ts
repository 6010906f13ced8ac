import { corner, radius, type Chamfer } from './shape.ts';

/** The brand's corner shape where the browser supports it, otherwise a radius. */
export function chamfer(size: Chamfer) {
  return {
    borderRadius: corner[size],
    '@supports': {
      '(corner-shape: bevel)': { borderRadius: radius[size], cornerShape: corner.shape },
    },
  };
}
