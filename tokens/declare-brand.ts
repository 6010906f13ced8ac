import { globalStyle } from '@vanilla-extract/css';
import { variablesOf, type SameNames } from './brand-variables.ts';
import type * as defaultBrand from './brands/norholt/brand.ts';
import { from } from './layout.ts';
import type { Theme } from './theme.ts';

/** What the folder of a brand exports, besides its shop. */
export type Brand = { light: Theme; dark: Theme } & SameNames<Omit<typeof defaultBrand, 'light' | 'dark'>>;

const declare = (group: string, values: object) => Object.fromEntries(variablesOf(group, values));

const themed = ({ color, shadow }: Theme) => ({ ...declare('color', color), ...declare('shadow', shadow) });

/** Sets the variables of a brand where the root element has it as `data-brand`. */
export function declareBrand(name: string, brand: Brand): void {
  const root = `:root[data-brand="${name}"]`;
  globalStyle(root, {
    vars: {
      ...declare('font', brand.fontFamily),
      ...declare('type', brand.typeStyles),
      ...declare('figure', brand.figure),
      ...declare('radius', brand.radius),
      ...declare('corner', brand.corner),
    },
  });
  const light = { colorScheme: 'light', vars: themed(brand.light) };
  const dark = { colorScheme: 'dark', vars: themed(brand.dark) };
  const { comfortable, compact } = brand.density;
  // Later rules win over earlier ones of the same weight: a theme set on an element beats the one above it.
  globalStyle(`${root}, ${root} [data-theme="light"]`, light);
  globalStyle(`${root}:not([data-theme="light"])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': dark },
  });
  globalStyle(`${root}[data-theme="dark"], ${root} [data-theme="dark"]`, { '@media': { screen: dark } });
  globalStyle(`${root}, ${root} [data-density="comfortable"]`, { vars: declare('density', comfortable) });
  // Touch targets need 44 px, so narrow screens have one density.
  globalStyle(`${root}[data-density="compact"], ${root} [data-density="compact"]`, {
    '@media': { [from.medium]: { vars: declare('density', compact) } },
  });
}
