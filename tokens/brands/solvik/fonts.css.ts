import { globalFontFace } from '@vanilla-extract/css';
import { adjusted, fallbackFamily, systemFonts } from '#tokens/fallback-fonts.ts';

const file = (characters: 'latin' | 'latin-ext', unicodeRange: string) => ({
  src: `url("@fontsource-variable/figtree/files/figtree-${characters}-wght-normal.woff2") format("woff2")`,
  unicodeRange,
  fontWeight: '300 900',
  fontDisplay: 'swap' as const,
});

globalFontFace('Figtree Variable', [
  file(
    'latin',
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  file(
    'latin-ext',
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0',
  ),
]);

/** The sizes in which Arial is as wide as Figtree, measured with all English texts. */
const sizesOfArial = [
  ['regular', '100 449', 1.006],
  ['regular', '450 599', 1.016],
  ['bold', '600 700', 0.955],
  ['bold', '701 900', 0.972],
] as const;

for (const system of systemFonts) {
  globalFontFace(
    fallbackFamily('Figtree', system),
    sizesOfArial.map(([face, fontWeight, size]) => ({
      src: system[face].src,
      fontWeight,
      ...adjusted(size / system[face].width, 0.95, 0.25),
    })),
  );
}
