import { corner as corners, radius as radii } from './brands/norholt/shape.ts';
import { brandValues } from './brand-variables.ts';
import type { ColorName } from './theme.ts';

export const radius = brandValues('radius', radii);

export const corner = brandValues('corner', corners);

export type Chamfer = 'chip' | 'control' | 'large' | 'box' | 'panel';

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
