import { globalFontFace } from '@vanilla-extract/css';
import { fontFiles } from '#tokens/fonts.ts';

const woff2 = (path: string) => `url("${path}") format("woff2")`;

const subset = (name: keyof typeof fontFiles) => ({
  src: woff2(`../tokens/fonts/${name}.woff2`),
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

const arial = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")';
const arialBold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")';

/** Archivo's metrics, per em. */
const ascent = 0.878;
const descent = 0.21;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Scales Arial to the width of Archivo at one setting of its width axis, with Archivo's line metrics. */
function standIn(src: string, fontStretch: string, fontWeight: string, widthOfArial: number) {
  return {
    src,
    fontStretch,
    fontWeight,
    sizeAdjust: percent(widthOfArial),
    ascentOverride: percent(ascent / widthOfArial),
    descentOverride: percent(descent / widthOfArial),
    lineGapOverride: '0%',
  };
}

// Archivo's width varies from 94 to 118 between a table header and the hero, Arial's does not. One fallback
// per range of the width axis keeps line breaks when the real font loads. The ratios were measured in
// Chromium with English text, at the weight used at each width.
globalFontFace('Archivo Fallback', [
  standIn(arial, '62% 101%', '100 500', 0.98),
  standIn(arialBold, '62% 101%', '501 900', 0.93),
  standIn(arialBold, '102% 106%', '100 900', 0.98),
  standIn(arialBold, '107% 111%', '100 900', 1.045),
  standIn(arialBold, '112% 116%', '100 900', 1.088),
  standIn(arialBold, '117% 125%', '100 900', 1.146),
]);

// Martian Mono at 75 % width and these fonts are 0.6 em per character.
globalFontFace('Martian Mono Fallback', {
  src: 'local("Menlo"), local("Liberation Mono"), local("Courier New")',
  ascentOverride: '100%',
  descentOverride: '20%',
  lineGapOverride: '0%',
});
