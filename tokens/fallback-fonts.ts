interface Face {
  /** Its name and its PostScript name: browsers accept either, but not each of them everywhere. */
  src: string;
  /** Its width relative to Arial's, measured with all English texts. */
  width: number;
}

interface SystemFont {
  name: string;
  regular: Face;
  bold: Face;
}

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(', ');

/**
 * The fonts in which machines show text until the font of the brand has loaded: one font family each, because each
 * needs its own size. Helvetica, Liberation Sans, Arimo and Nimbus Sans are as wide as Arial, character by character.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    name: 'Arial',
    regular: {
      src: local(
        'Arial',
        'ArialMT',
        'Helvetica',
        'Liberation Sans',
        'LiberationSans',
        'Arimo',
        'Arimo Regular',
        'Arimo-Regular',
        'Nimbus Sans Regular',
        'NimbusSans-Regular',
      ),
      width: 1,
    },
    bold: {
      src: local(
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Arimo-Bold',
        'Nimbus Sans Bold',
        'NimbusSans-Bold',
      ),
      width: 1,
    },
  },
  {
    name: 'Roboto',
    regular: { src: local('Roboto', 'Roboto Regular', 'Roboto-Regular'), width: 0.998 },
    bold: { src: local('Roboto Bold', 'Roboto-Bold'), width: 0.94 },
  },
  {
    name: 'Noto Sans',
    regular: { src: local('Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'), width: 1.058 },
    bold: { src: local('Noto Sans Bold', 'NotoSans-Bold'), width: 1.045 },
  },
  {
    name: 'DejaVu Sans',
    regular: { src: local('DejaVu Sans', 'DejaVuSans'), width: 1.133 },
    bold: { src: local('DejaVu Sans Bold', 'DejaVuSans-Bold'), width: 1.189 },
  },
];

/** Monospaced fonts in which each character is 0.6 em wide. */
export const systemMono = local(
  'Menlo',
  'Menlo-Regular',
  'Liberation Mono',
  'LiberationMono',
  'Cousine',
  'Courier New',
  'CourierNewPSMT',
  'DejaVu Sans Mono',
  'DejaVuSansMono',
  'Roboto Mono',
  'RobotoMono-Regular',
  'Noto Sans Mono',
  'NotoSansMono-Regular',
  'Noto Mono',
  'NotoMono',
  'Droid Sans Mono',
  'DroidSansMono',
);

/** The family that replaces a font by a system font. */
export const fallbackFamily = (font: string, system: SystemFont) => `${font} Fallback ${system.name}`;

/** The families that replace a font, in the order in which browsers try them. */
export const fallbackFamilies = (font: string) =>
  systemFonts.map((system) => `"${fallbackFamily(font, system)}"`).join(', ');

/** What a system font needs to replace another font: its size, and its line metrics per em. */
export const adjusted = (size: number, ascent: number, descent: number) => ({
  sizeAdjust: percent(size),
  ascentOverride: percent(ascent / size),
  descentOverride: percent(descent / size),
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
