import { create } from 'storybook/theming';
import { light } from '#tokens/light.ts';
import { fontFamily } from '#tokens/type.ts';

/** Docs pages are set in the house's letters on drafting film. */
export const docsTheme = create({
  base: 'light',
  fontBase: fontFamily.sans,
  fontCode: fontFamily.mono,
  appContentBg: light.color.surface,
  textColor: light.color.ink,
  colorPrimary: light.color.accentMark,
  colorSecondary: light.color.accentText,
});
