import { variants } from './Drawing.css.ts';
import type { DrawingName } from './drawing-for.ts';
import drawings from './drawings.svg';

export interface DrawingProps {
  /** The kind of part. `drawingFor` chooses it by the name of a part. */
  name: DrawingName;
  /**
   * `plain` has no dimensions. `small` draws only outlines, for 80 px and less. `missing` draws dashed lines.
   * @default full
   */
  variant?: keyof typeof variants;
  /** Alternative text. Without it the drawing is decorative. */
  label?: string;
}

/** A technical drawing of a part. It fills its box and keeps its aspect ratio. */
export function Drawing({ name, variant = 'full', label }: DrawingProps) {
  const naming =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={variants[variant].join(' ')} viewBox="0 0 320 240" {...naming}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
