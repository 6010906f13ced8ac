import { brands } from './brands.ts';
import { cssName } from './brand-variables.ts';
import type { Brand } from './declare-brand.ts';
import { layer } from './layers.ts';
import { breakpoints, layoutWidths, page, size } from './layout.ts';
import { brandNames, type BrandName } from './shops.ts';
import { duration, ease } from './motion.ts';
import { stroke } from './shape.ts';
import { space } from './space.ts';
import type { TypeStyle } from './type-style.ts';

type Values = Readonly<Record<string, string>>;

const map = <Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => string,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

const inPx = (width: number) => `${width}px`;

/** A style in the order of the CSS property `font`, with its width and tracking. */
const textStyle = ({ fontWeight, fontSize, lineHeight, fontStretch, letterSpacing }: TypeStyle) =>
  `${fontWeight} ${withPx(fontSize)} / ${lineHeight}, ${fontStretch} wide, tracking ${letterSpacing}`;

/** The values of a brand in a theme, by the groups of the CSS variables. */
function groupsOf(
  { density, typeStyles, fontFamily, figure, radius, corner, ...themes }: Brand,
  theme: ThemeName,
): Readonly<Record<string, Values>> {
  const compact: Values = density.compact;
  return {
    color: themes[theme].color,
    shadow: themes[theme].shadow,
    font: fontFamily,
    type: map(typeStyles, textStyle),
    figure,
    radius,
    corner,
    density: map(
      density.comfortable,
      (length, name) => `${withPx(length)}, compact ${withPx(compact[name] ?? length)}`,
    ),
    space,
    size,
    page,
    duration,
    ease,
    layer,
    stroke,
    layout: map(layoutWidths, inPx),
    breakpoint: map(breakpoints, inPx),
  };
}

/** Groups without CSS variables, because media queries and borders need their values. */
const withoutVariables = ['stroke', 'layout', 'breakpoint'];

const rootFontSize = 16;

const withPx = (value: string) =>
  value.replace(/^([\d.]+)rem$/, (rem, number: string) => `${rem} (${Number(number) * rootFontSize}px)`);

export type ThemeName = 'light' | 'dark';

export interface Token {
  /** Group and name, such as `color.inkMuted`. */
  name: string;
  /** Its CSS variable, or the first part of those of a text style. */
  variable?: string;
  values: Readonly<Record<BrandName, Readonly<Record<ThemeName, string>>>>;
}

function tokenOf(group: string, name: string): Token {
  const valueIn = (brand: Brand, theme: ThemeName) => withPx(groupsOf(brand, theme)[group]?.[name] ?? '');
  const valuesOf = (name: BrandName) => ({
    light: valueIn(brands[name], 'light'),
    dark: valueIn(brands[name], 'dark'),
  });
  return {
    name: `${group}.${name}`,
    variable: withoutVariables.includes(group) ? undefined : `--${group}-${cssName(name)}`,
    // The keys of `brands` are the names.
    values: Object.fromEntries(brandNames.map((name) => [name, valuesOf(name)])) as Token['values'],
  };
}

/** Every token of the design system. */
export const tokens: readonly Token[] = Object.entries(groupsOf(brands.norholt, 'light')).flatMap(
  ([group, values]) => Object.keys(values).map((name) => tokenOf(group, name)),
);

const valuesOf = ({ values }: Token) => Object.values(values).flatMap((themes) => Object.values(themes));

/** A name without separators: `--space-4` and `space.4` are the same. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern that finds numbers only as a whole: 16 is neither in 116 nor in 1.16. `#fff` is also `#ffffff`. */
function patternOf(query: string): RegExp {
  if (/^[\d.]/.test(query)) return new RegExp(`(?<![\\d.])${escaped(query)}(?![\\d.])`, 'i');
  const doubled = query.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');
  return new RegExp(`${escaped(query)}|${escaped(doubled)}`, 'i');
}

/** The tokens with this name or value or a part of it, those with exactly this one first. */
export function findTokens(query: string): readonly Token[] {
  const text = query.trim();
  if (text === '') return tokens;
  const pattern = patternOf(text);
  const name = plain(text);
  const isNumber = /^[\d.]/.test(text);
  const found = tokens.filter((token) => {
    const hasName = isNumber
      ? token.name.endsWith(`.${text}`)
      : name !== '' && plain(token.name).includes(name);
    return hasName || valuesOf(token).some((value) => pattern.test(value));
  });
  const isExact = (token: Token) =>
    plain(token.name) === name || valuesOf(token).some((value) => value.replace(pattern, '') === '');
  return [...found.filter(isExact), ...found.filter((token) => !isExact(token))];
}
