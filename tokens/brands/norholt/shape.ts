/**
 * Corners. The corner shape is a chamfer, 1 × 45°: `fallback` is the radius in browsers without `corner-shape`, the
 * other values are the size of the bevel.
 */
export const radius = {
  none: '0',
  field: '2px',
  checkbox: '2px',
  fallback: '3px',
  chip: '4px',
  control: '5px',
  large: '7px',
  box: '5px',
  panel: '10px',
  round: '999px',
} as const;

/** The `corner-shape` of controls and panels, and their radius in browsers without it. */
export const corner = {
  shape: 'bevel',
  chip: '3px',
  control: '3px',
  large: '3px',
  box: '3px',
  panel: '3px',
} as const;
