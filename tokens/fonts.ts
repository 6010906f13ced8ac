import { typeStyles } from './brands/norholt/type.ts';

export interface FontFile {
  /** The font of `@fontsource-variable` that the file is a subset of. */
  source: string;
  weight: number | AxisRange;
  /** In percent. */
  width: number | AxisRange;
  /** The characters, as CSS `unicode-range`. */
  unicodeRange: string;
}

interface AxisRange {
  min: number;
  max: number;
}

const archivo = 'archivo/files/archivo-latin-wdth-normal.woff2';
const martianMono = 'martian-mono/files/martian-mono-latin-wdth-normal.woff2';

/** The characters of the English texts. */
const basic =
  'U+0020-007E, U+00A0, U+00A9, U+00B0-00B1, U+00B7, U+00D7-00D8, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2191, U+2193, U+2212';

/** Western European languages. */
const latin =
  'U+00A1-00A8, U+00AA-00AF, U+00B2-00B6, U+00B8-00D6, U+00D9-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200A, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2215';

const display = {
  weight: Number(typeStyles.display.fontWeight),
  width: Number.parseFloat(typeStyles.display.fontStretch),
};
const mono = { weight: { min: 380, max: 600 }, width: { min: 75, max: 100 } };

/**
 * The files in `fonts/`, written by `npm run fonts`. Each has only the weights and widths that the styles use, because
 * they are most of a variable font's size.
 */
export const fontFiles = {
  /** For large headings, with one weight and one width. */
  'archivo-display': { source: archivo, ...display, unicodeRange: basic },
  'archivo-basic': {
    source: archivo,
    weight: { min: 400, max: 600 },
    width: { min: 94, max: 114 },
    unicodeRange: basic,
  },
  'archivo-latin': {
    source: archivo,
    weight: { min: 400, max: display.weight },
    width: { min: 94, max: display.width },
    unicodeRange: latin,
  },
  'martian-mono-basic': { source: martianMono, ...mono, unicodeRange: basic },
  'martian-mono-latin': { source: martianMono, ...mono, unicodeRange: latin },
} as const satisfies Record<string, FontFile>;
