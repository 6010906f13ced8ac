/** A cool white with a green tint. `#rrggbb`, or `#rrggbbaa` for translucent colours. */
export const light = {
  color: {
    canvas: '#F1F2EE',
    surface: '#FAFBF8',
    raised: '#FFFFFF',
    sunken: '#E6E8E2',
    ink: '#14181A',
    inkMuted: '#4C5456',
    inkSubtle: '#606768',
    line: '#D5D8D1',
    lineStrong: '#7E8583',
    accent: '#FF5A1C',
    accentHover: '#FF6F38',
    accentPress: '#F04C0D',
    accentMark: '#E6470A',
    accentInk: '#14181A',
    accentText: '#B83800',
    accentWash: '#FFE8DC',
    positive: '#14693F',
    positiveWash: '#DCEFE2',
    caution: '#7A4D00',
    cautionWash: '#FAEAC8',
    critical: '#AE1229',
    criticalFill: '#AE1229',
    criticalHover: '#900D20',
    criticalInk: '#FFFFFF',
    criticalWash: '#FAE2E0',
    info: '#1B4B9F',
    infoWash: '#DFE8F7',
    focus: '#1D5BD0',
    focusInverse: '#7FB0FF',
    inverse: '#14181A',
    inverseInk: '#F1F2EE',
    inverseMuted: '#A5ADAB',
    inverseLine: '#3A4143',
    plate: '#E6E8E2',
    glow: '#FFFFFF00',
    scrim: '#14181A8F',
    hover: '#14181A0F',
    press: '#14181A1C',
    skeleton: '#DFE2DB',
    skeletonGlow: '#EDEFEA',
    rowHover: '#F3F4F0',
    rowSelect: '#FFF3EC',
  },
  shadow: {
    raised: '0 1px 0 #14181A0A, 0 6px 16px -6px #14181A24',
    overlay: '0 2px 4px #14181A0F, 0 24px 56px -16px #14181A4D',
  },
} as const;

export type ColorName = keyof typeof light.color;

/** The values of a theme: all colours and shadows, by the same names. */
export interface Theme {
  color: Readonly<Record<ColorName, string>>;
  shadow: Readonly<Record<keyof typeof light.shadow, string>>;
}
