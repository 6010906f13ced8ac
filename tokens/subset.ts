import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** Kerning, ligatures and accents, which browsers apply by themselves, and tabular figures, which styles ask for. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Creates a font file as WOFF2. */
export const subset = ({ source, weight, width, unicodeRange }: FontFile): Promise<Buffer> =>
  subsetFont(readFileSync(resolve(`@fontsource-variable/${source}`)), charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight, wdth: width },
    keepFeatures,
  });
