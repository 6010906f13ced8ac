import { globalStyle } from '@vanilla-extract/css';
import { variablesOf } from './brand-variables.ts';
import { from } from './layout.ts';
import type { Theme } from './theme.ts';
import type { TypeStyle } from './type-style.ts';

/** What the folder of a brand exports. */
export interface Brand {
  light: Theme;
  dark: Theme;
  density: Readonly<Record<'comfortable' | 'compact', Values>>;
  fontFamily: Values;
  typeStyles: Readonly<Record<string, TypeStyle>>;
  figure: Values;
  radius: Values;
  corner: Values;
}

type Values = Readonly<Record<string, string>>;

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
  globalStyle(`${root}:not([data-theme="light"])`, { '@media': { '(prefers-color-scheme: dark)': dark } });
  globalStyle(`${root}[data-theme="dark"], ${root} [data-theme="dark"]`, dark);
  globalStyle(`${root}, ${root} [data-density="comfortable"]`, { vars: declare('density', comfortable) });
  globalStyle(`${root}[data-density="compact"], ${root} [data-density="compact"]`, {
    '@media': { [from.medium]: { vars: declare('density', compact) } },
  });
}
