import { create } from 'storybook/theming';
import { dark } from '#tokens/dark.ts';
import { light, type Theme } from '#tokens/light.ts';
import { fontFamily } from '#tokens/type.ts';

const inColours = (base: 'light' | 'dark', { color }: Theme) =>
  create({
    base,
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    appContentBg: color.surface,
    textColor: color.ink,
    colorPrimary: color.accentMark,
    colorSecondary: color.accentText,
  });

/** Docs pages are set in the house's letters on drafting film. */
export const docsThemes = { light: inColours('light', light), dark: inColours('dark', dark) };
