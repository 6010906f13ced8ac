import type { light } from './brands/norholt/light.ts';

export type ColorName = keyof typeof light.color;

/** The values of a theme: all colours and shadows, by the same names in each brand. */
export interface Theme {
  /** `#rrggbb`, or `#rrggbbaa` for translucent colours. */
  color: Readonly<Record<ColorName, string>>;
  shadow: Readonly<Record<keyof typeof light.shadow, string>>;
}
