import { createContext, useContext, type CSSProperties } from 'react';
import { cssName } from '#tokens/brand-variables.ts';
import { brands } from '#tokens/brands.ts';
import { shops, type BrandName } from '#tokens/shops.ts';
import type { ColorName, Theme } from '#tokens/theme.ts';

/** The brand in whose name a mail is sent. */
export const MailBrand = createContext<BrandName>('norholt');

/** The brand's shop and the radius of its buttons. */
export function useMailBrand() {
  const name = useContext(MailBrand);
  return { name, shop: shops[name], radius: brands[name].radius.control };
}

/** The colours of a mail. Each is a class, because dark colours can only be set in a style sheet. */
const paints = {
  page: { backgroundColor: 'canvas' },
  card: { backgroundColor: 'surface', borderColor: 'line' },
  ink: { color: 'ink' },
  muted: { color: 'inkMuted' },
  caution: { color: 'caution' },
  critical: { color: 'critical' },
  line: { borderColor: 'line' },
  rule: { borderColor: 'ink' },
  live: { borderColor: 'accentMark' },
  plate: { backgroundColor: 'plate' },
  primary: { backgroundColor: 'accent', borderColor: 'accent' },
  onPrimary: { color: 'accentInk' },
  secondary: { backgroundColor: 'surface', borderColor: 'lineStrong' },
  letters: { fill: 'ink' },
  hub: { fill: 'accent' },
} as const satisfies Record<string, CSSProperties & Record<string, ColorName>>;

type Paint = keyof typeof paints;

const valuesOf = (name: Paint, { color }: Theme): [property: string, value: string][] =>
  Object.entries(paints[name]).map(([property, token]: [string, ColorName]) => [property, color[token]]);

/** Returns a function for the attributes of an element with these paints, in the light theme, and other styles. */
export function usePaint() {
  const { light } = brands[useContext(MailBrand)];
  return (names: readonly Paint[], style: CSSProperties = {}) => ({
    className: names.join(' '),
    style: { ...style, ...Object.fromEntries(names.flatMap((name) => valuesOf(name, light))) },
  });
}

/** The rules that change each paint to its colours in the dark theme. */
export function darkRules(brand: BrandName): string {
  const declarations = (name: Paint) =>
    valuesOf(name, brands[brand].dark).map(([property, value]) => `${cssName(property)}:${value}!important;`);
  // The keys of `paints` are the names.
  const names = Object.keys(paints) as Paint[];
  return names.map((name) => `.${name}{${declarations(name).join('')}}`).join('');
}

/** Typefaces that each computer has: most mail programs load none. */
const sans = 'Helvetica,Arial,sans-serif';
const mono = 'Menlo,Consolas,monospace';

/** The `font` of a text. Size and line height are in px. */
export const font = (size: number, lineHeight: number, weight = 400): CSSProperties => ({
  font: `${weight} ${size}px/${lineHeight}px ${sans}`,
});

/** The same for numbers and ids. */
export const codeFont = (size: number, lineHeight: number): CSSProperties => ({
  font: `400 ${size}px/${lineHeight}px ${mono}`,
  letterSpacing: '-.02em',
});
