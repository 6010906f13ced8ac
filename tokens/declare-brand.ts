import { globalStyle } from '@vanilla-extract/css';
import type * as defaultBrand from '#brand/brand.ts';
import { variablesOf } from './brand-variables.ts';
import { from } from './layout.ts';
import type { Theme } from './theme.ts';

/** The same names with any values. */
type SameNames<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends string ? string : SameNames<Values[Name]>;
};

/** What the folder of a brand exports, besides its logo. */
export type Brand = { light: Theme; dark: Theme } & SameNames<
  Omit<typeof defaultBrand, 'light' | 'dark' | 'logo'>
>;

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
  globalStyle(`${root}, ${root} [data-theme="light"]`, light);
  globalStyle(`${root}:not([data-theme="light"])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': dark },
  });
  globalStyle(`${root}[data-theme="dark"], ${root} [data-theme="dark"]`, { '@media': { screen: dark } });
  globalStyle(`${root}, ${root} [data-density="comfortable"]`, { vars: declare('density', comfortable) });
  globalStyle(`${root}[data-density="compact"], ${root} [data-density="compact"]`, {
    '@media': { [from.medium]: { vars: declare('density', compact) } },
  });
}
