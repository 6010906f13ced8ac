import type { ColorName, Theme } from './theme.ts';

/** WCAG 2 limits: text of any size that we use, and marks that carry meaning. */
export const contrastLimits = { text: 4.5, mark: 3 } as const;

/** Every pair of foreground and background of the art direction. Each must pass in both themes. */
export const contrastPairs = {
  text: {
    ink: ['canvas', 'surface', 'raised', 'sunken', 'plate', 'rowHover', 'rowSelect'],
    inkMuted: ['canvas', 'surface', 'raised', 'sunken'],
    inkSubtle: ['canvas', 'surface', 'raised', 'sunken'],
    accentInk: ['accent', 'accentHover', 'accentPress'],
    accentText: ['canvas', 'surface', 'raised', 'accentWash'],
    positive: ['surface', 'raised', 'positiveWash'],
    caution: ['surface', 'raised', 'cautionWash'],
    critical: ['canvas', 'surface', 'raised', 'criticalWash'],
    criticalInk: ['criticalFill', 'criticalHover'],
    info: ['surface', 'raised', 'infoWash'],
    inverseInk: ['inverse'],
    inverseMuted: ['inverse'],
  },
  mark: {
    lineStrong: ['canvas', 'surface', 'raised', 'sunken'],
    accent: ['inverse'],
    accentMark: ['canvas', 'surface', 'sunken', 'accentWash'],
    focus: ['canvas', 'surface', 'raised', 'sunken'],
    focusInverse: ['inverse'],
  },
} as const satisfies Record<keyof typeof contrastLimits, Partial<Record<ColorName, readonly ColorName[]>>>;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const kinds = Object.keys(contrastPairs) as (keyof typeof contrastPairs)[];

const pairs = kinds.flatMap((kind) =>
  Object.entries<readonly ColorName[]>(contrastPairs[kind]).flatMap(([foreground, backgrounds]) =>
    // The keys of `contrastPairs` are names of colours.
    backgrounds.map((background) => ({ kind, foreground: foreground as ColorName, background })),
  ),
);

/** Every pair with the contrast that it has in each theme of a brand, and the contrast that it needs. */
export const contrastsOf = ({ light, dark }: Readonly<Record<'light' | 'dark', Theme>>) =>
  pairs.map(({ kind, foreground, background }) => ({
    kind,
    foreground,
    background,
    required: contrastLimits[kind],
    light: contrast(light.color[foreground], light.color[background]),
    dark: contrast(dark.color[foreground], dark.color[background]),
  }));
