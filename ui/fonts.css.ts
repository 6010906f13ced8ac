import { globalFontFace } from '@vanilla-extract/css';

interface Face {
  src: string;
  unicodeRange: string;
}

/** The subsets of a family. Browsers load only those that the text needs. */
const faces = (folder: string, name: string): Face[] => [
  {
    src: `url("${folder}/${name}-latin-wdth-normal.woff2") format("woff2")`,
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    // Central European languages and Turkish.
    src: `url("${folder}/${name}-latin-ext-wdth-normal.woff2") format("woff2")`,
    unicodeRange:
      'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  },
];

const archivo = faces('@fontsource-variable/archivo/files', 'archivo');
const martianMono = faces('@fontsource-variable/martian-mono/files', 'martian-mono');

globalFontFace(
  'Archivo Variable',
  archivo.map((face) => ({
    ...face,
    fontWeight: '100 900',
    fontStretch: '62% 125%',
    fontDisplay: 'swap',
  })),
);

globalFontFace(
  'Martian Mono Variable',
  martianMono.map((face) => ({
    ...face,
    fontWeight: '100 800',
    fontStretch: '75% 112.5%',
    fontDisplay: 'swap',
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
