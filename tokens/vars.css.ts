import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark } from '#brand/dark.ts';
import { density } from '#brand/density.ts';
import { light } from '#brand/light.ts';
import { radius } from '#brand/shape.ts';
import { fontFamily } from '#brand/type.ts';
import { layer } from './layers.ts';
import { from, page, size } from './layout.ts';
import { duration, ease } from './motion.ts';
import { space } from './space.ts';

/** `color.inkMuted` becomes `--color-ink-muted`. */
const cssName = (_value: string | null, path: string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const themed = createGlobalThemeContract(light, cssName);

const fixedTokens = { font: fontFamily, space, radius, duration, ease, layer, page, size };
const fixed = createGlobalThemeContract(fixedTokens, cssName);

const dense = createGlobalThemeContract({ density: density.comfortable }, cssName);

/** Every token as a CSS variable. */
export const vars = { ...themed, ...fixed, ...dense };

const lightTheme = { colorScheme: 'light', vars: assignVars(themed, light) };
const darkTheme = { colorScheme: 'dark', vars: assignVars(themed, dark) };

// Later rules win over earlier ones of the same weight: a theme set on an element beats the one above it.
globalStyle(':root, [data-theme="light"]', lightTheme);
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkTheme },
});
globalStyle('[data-theme="dark"]', { '@media': { screen: darkTheme } });

// Paper is white, and the text on it is dark in both themes.
globalStyle(':root', {
  '@media': {
    print: {
      vars: { [themed.color.canvas]: '#FFFFFF !important', [themed.color.surface]: '#FFFFFF !important' },
    },
  },
});

globalStyle(':root', { vars: assignVars(fixed, fixedTokens) });

const comfortable = assignVars(dense, { density: density.comfortable });
const compact = assignVars(dense, { density: density.compact });

globalStyle(':root, [data-density="comfortable"]', { vars: comfortable });
// Touch targets need 44 px, so narrow screens have one density.
globalStyle('[data-density="compact"]', { '@media': { [from.medium]: { vars: compact } } });
