import { create } from 'storybook/theming';
import { dark } from '#tokens/dark.ts';
import { light, type Theme } from '#tokens/light.ts';
import { fontFamily } from '#tokens/type.ts';

const themeOf = (base: 'light' | 'dark', { color }: Theme) =>
  create({
    base,
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    appContentBg: color.surface,
    textColor: color.ink,
    colorPrimary: color.accentMark,
    colorSecondary: color.accentText,
  });

/** Storybook's themes for docs pages, from the shop's tokens. */
export const docsThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
