import { create } from 'storybook/theming';
import { dark, fontFamily, light } from '#tokens/brands/norholt/brand.ts';
import { shop } from '#tokens/brands/norholt/shop.ts';
import type { Theme } from '#tokens/theme.ts';

function wordmarkUrl({ ink, accent }: Theme['color']): string {
  const { width, ink: letters, accent: dots } = shop.logo.wordmark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 0 ${width + 60} 100" width="168"><path fill="${ink}" fill-rule="evenodd" d="${letters}"/><path fill="${accent}" d="${dots}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const themeOf = (base: 'light' | 'dark', { color }: Theme) =>
  create({
    base,
    brandTitle: shop.name,
    brandUrl: './',
    brandImage: wordmarkUrl(color),
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    colorPrimary: color.accentMark,
    colorSecondary: color.accentText,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: 3,
    textColor: color.ink,
    textInverseColor: color.inverseInk,
    textMutedColor: color.inkMuted,
    barBg: color.surface,
    barTextColor: color.inkMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    buttonBg: color.raised,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.raised,
    inputBorder: color.lineStrong,
    inputTextColor: color.ink,
    inputBorderRadius: 2,
  });

/** Storybook's themes, from the shop's tokens. */
export const themes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme of Storybook itself for a theme of the toolbar. With `both` the first frame is light. */
export function themeFor(chosen: unknown): keyof typeof themes {
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return chosen !== 'both' && systemDark.matches ? 'dark' : 'light';
}

/** Calls `listener` when the system changes its theme. Returns a function that stops. */
export function onSystemTheme(listener: () => void): () => void {
  systemDark.addEventListener('change', listener);
  return () => systemDark.removeEventListener('change', listener);
}
