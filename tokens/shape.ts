import type { ColorName } from './light.ts';

/**
 * Corners. The corner shape is a chamfer, 1 × 45°: `fallback` is the radius in browsers without `corner-shape`, the
 * other values are the size of the bevel.
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

interface Border {
  color: ColorName;
  width: string;
}

/** Lines by use: between items, around a control, under a section heading, under a choice. */
export const border = {
  hair: { color: 'line', width: stroke.hair },
  control: { color: 'lineStrong', width: stroke.hair },
  section: { color: 'ink', width: stroke.hair },
  selected: { color: 'ink', width: stroke.mark },
} as const satisfies Record<string, Border>;
