import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { density } from './brands/norholt/density.ts';
import { light } from './brands/norholt/light.ts';
import { radius } from './brands/norholt/shape.ts';
import { fontFamily } from './brands/norholt/type.ts';
import { cssName } from './brand-variables.ts';
import { layer } from './layers.ts';
import { page, size } from './layout.ts';
import { duration, ease } from './motion.ts';
import { space } from './space.ts';

/** `color.inkMuted` becomes `--color-ink-muted`. */
const nameOf = (_value: string | null, path: string[]) => path.map(cssName).join('-');

/** What each brand sets, see `declareBrand`. */
const ofBrand = createGlobalThemeContract(
  { ...light, font: fontFamily, radius, density: density.comfortable },
  nameOf,
);

const fixedTokens = { space, duration, ease, layer, page, size };
const fixed = createGlobalThemeContract(fixedTokens, nameOf);

/** Every token as a CSS variable. */
export const vars = { ...ofBrand, ...fixed };

globalStyle(':root', { vars: assignVars(fixed, fixedTokens) });

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: Object.fromEntries(Object.values(fixed.duration).map((name) => [name, '0s'])),
    },
  },
});

// Paper is white, and the text on it is dark in both themes.
globalStyle(':root', {
  '@media': {
    print: {
      vars: { [ofBrand.color.canvas]: '#FFFFFF !important', [ofBrand.color.surface]: '#FFFFFF !important' },
    },
  },
});
