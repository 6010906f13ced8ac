import { globalFontFace } from '@vanilla-extract/css';
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

/** What a system font needs to replace another font: its size, and its line metrics per em. */
const adjusted = (size: number, ascent: number, descent: number) => ({
  sizeAdjust: percent(size),
  ascentOverride: percent(ascent / size),
  descentOverride: percent(descent / size),
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

// Android has only Roboto, which is up to 5 % narrower.
const regular =
  'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans"), local("Roboto")';
const bold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold"), local("Roboto Bold"), local("Roboto-Bold")';

/**
 * Arial in the size in which it is as wide as Archivo, measured with all English texts, for 118 % with the heading of
 * the home page. Chromium needs `--font-render-hinting=none` for this, or it rounds the width of each character.
 */
const arial = (src: string, fontStretch: string, fontWeight: string, size: number) => ({
  src,
  fontStretch,
  fontWeight,
  ...adjusted(size, 0.878, 0.21),
});

// Archivo's width varies, Arial's does not. A fallback for each style keeps line breaks when the font loads.
globalFontFace('Archivo Fallback', [
  arial(bold, '62% 95%', '100 900', 0.884),
  arial(regular, '96% 97%', '100 449', 0.947),
  arial(regular, '96% 97%', '450 520', 0.962),
  arial(bold, '96% 97%', '521 900', 0.906),
  arial(regular, '98% 99%', '100 520', 0.969),
  arial(bold, '98% 99%', '521 900', 0.92),
  arial(regular, '100% 102%', '100 449', 0.98),
  arial(regular, '100% 102%', '450 520', 0.995),
  arial(bold, '100% 102%', '521 900', 0.935),
  arial(bold, '103%', '100 900', 0.973),
  arial(bold, '104% 105%', '100 900', 1),
  arial(bold, '106% 107%', '100 559', 0.995),
  arial(bold, '106% 107%', '560 900', 1.013),
  arial(bold, '108% 109%', '100 900', 1.035),
  arial(bold, '110% 111%', '100 900', 1.056),
  arial(bold, '112% 113%', '100 599', 1.065),
  arial(bold, '112% 113%', '600 900', 1.079),
  arial(bold, '114% 116%', '100 900', 1.101),
  arial(bold, '117% 125%', '100 900', 1.17),
]);

/** All of these are 0.6 em per character, like Martian Mono at 75 % width. */
const monospaced = (fontStretch: string, size: number) => ({
  src: 'local("Menlo"), local("Liberation Mono"), local("Courier New")',
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
