import { globalFontFace } from '@vanilla-extract/css';
import { adjusted, fallbackFamily, systemFonts, systemMono } from '#tokens/fallback-fonts.ts';
import { fontFiles } from '#tokens/fonts.ts';

const woff2 = (path: string) => `url("${path}") format("woff2")`;

const subset = (name: keyof typeof fontFiles) => ({
  src: woff2(`../../fonts/${name}.woff2`),
  unicodeRange: fontFiles[name].unicodeRange,
});

/** Central European languages and Turkish. */
const latinExtended = (family: string) => ({
  src: woff2(`@fontsource-variable/${family}/files/${family}-latin-ext-wdth-normal.woff2`),
  unicodeRange:
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
});

/** Browsers load a file only when the text needs one of its characters. */
const anyWeight = { fontWeight: '100 900', fontDisplay: 'swap' } as const;

// Browsers combine only files with the same widths, so both ranges list the files of the other characters.
const archivo = [subset('archivo-latin'), latinExtended('archivo')];
const display = [subset('archivo-display'), ...archivo];
const text = [subset('archivo-basic'), ...archivo];

globalFontFace('Archivo Variable', [
  ...display.map((file) => ({ ...file, ...anyWeight, fontStretch: '117% 125%' })),
  ...text.map((file) => ({ ...file, ...anyWeight, fontStretch: '62% 116%' })),
]);

globalFontFace(
  'Martian Mono Variable',
  [subset('martian-mono-basic'), subset('martian-mono-latin'), latinExtended('martian-mono')].map((file) => ({
    ...file,
    ...anyWeight,
    fontStretch: '75% 112.5%',
  })),
);

/**
 * The sizes in which Arial is as wide as Archivo, measured with all English texts, for 118 % with the heading of the
 * home page. Archivo's width varies, Arial's does not: a size for each style keeps line breaks when the font loads.
 * Chromium needs `--font-render-hinting=none` for this, or it rounds the width of each character.
 */
const sizesOfArial = [
  ['bold', '62% 95%', '100 900', 0.884],
  ['regular', '96% 97%', '100 449', 0.947],
  ['regular', '96% 97%', '450 520', 0.962],
  ['bold', '96% 97%', '521 900', 0.906],
  ['regular', '98% 99%', '100 520', 0.969],
  ['bold', '98% 99%', '521 900', 0.92],
  ['regular', '100% 102%', '100 449', 0.98],
  ['regular', '100% 102%', '450 520', 0.995],
  ['bold', '100% 102%', '521 900', 0.935],
  ['bold', '103%', '100 900', 0.973],
  ['bold', '104% 105%', '100 900', 1],
  ['bold', '106% 107%', '100 559', 0.995],
  ['bold', '106% 107%', '560 900', 1.013],
  ['bold', '108% 109%', '100 900', 1.035],
  ['bold', '110% 111%', '100 900', 1.056],
  ['bold', '112% 113%', '100 599', 1.065],
  ['bold', '112% 113%', '600 900', 1.079],
  ['bold', '114% 116%', '100 900', 1.101],
  ['bold', '117% 125%', '100 900', 1.17],
] as const;

for (const system of systemFonts) {
  globalFontFace(
    fallbackFamily('Archivo', system),
    sizesOfArial.map(([face, fontStretch, fontWeight, size]) => ({
      src: system[face].src,
      fontStretch,
      fontWeight,
      ...adjusted(size / system[face].width, 0.878, 0.21),
    })),
  );
}

/** All of these are as wide as Martian Mono at 75 %. */
const monospaced = (fontStretch: string, size: number) => ({
  src: systemMono,
  fontStretch,
  ...adjusted(size, 1, 0.2),
});

globalFontFace('Martian Mono Fallback', [
  monospaced('75% 79%', 1),
  monospaced('80% 83%', 1.05),
  monospaced('84% 95%', 1.067),
  monospaced('96% 98%', 1.133),
  monospaced('99% 112.5%', 1.167),
]);
