import type { ComponentType } from 'react';
import { variants } from './Drawing.css.ts';
import type { DrawingName } from './drawing-for.ts';
import * as long from './long-parts.tsx';
import * as round from './round-parts.tsx';

const drawings: Readonly<Record<DrawingName, ComponentType>> = {
  disc: round.Disc,
  'solid-disc': round.SolidDisc,
  spring: long.Spring,
  bearing: round.Bearing,
  piston: long.Piston,
  'connecting-rod': long.ConnectingRod,
  filter: long.Filter,
  plug: long.Plug,
  gear: round.Gear,
  pads: long.Pads,
  valve: long.Valve,
  gasket: long.Gasket,
  clutch: round.Clutch,
  shock: long.Shock,
  belt: round.Belt,
  'air-filter': long.AirFilter,
  bolt: long.Bolt,
  pulley: round.Pulley,
};

export interface DrawingProps {
  name: DrawingName;
  /** `small` draws only outlines, for 80 px and less. `missing` draws dashed lines. */
  variant?: keyof typeof variants;
  /** Alternative text. Without it the drawing is decorative. */
  label?: string;
}

/** A technical drawing of a part. It fills its box and keeps its aspect ratio. */
export function Drawing({ name, variant = 'full', label }: DrawingProps) {
  const Shape = drawings[name];
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={variants[variant].join(' ')} viewBox="0 0 320 240" {...naming}>
      <Shape />
    </svg>
  );
}
