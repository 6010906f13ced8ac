/**
 * Corners. The house edge is a chamfer, 1 × 45°: `fallback` rounds where the browser knows no
 * `corner-shape`, the others are the bevel's size where it does.
 */
export const radius = {
  none: '0',
  field: '2px',
  fallback: '3px',
  chip: '4px',
  control: '5px',
  large: '7px',
  panel: '10px',
  round: '999px',
} as const;

export type Chamfer = 'chip' | 'control' | 'large' | 'panel';

/** Widths of drawn lines. */
export const stroke = { hair: '1px', mark: '2px', bar: '3px' } as const;
