import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import * as z from 'zod/mini';
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
const docsThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

const GlobalsEvent = z.tuple([z.object({ globals: z.object({ theme: z.optional(z.string()) }) })]);

const channel = addons.getChannel();

/** The theme of the toolbar. */
function chosenTheme(): string | undefined {
  const event = GlobalsEvent.safeParse(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS));
  return event.data?.[0].globals.theme;
}

function onGlobals(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function onSystem(listener: () => void) {
  systemDark.addEventListener('change', listener);
  return () => systemDark.removeEventListener('change', listener);
}

/** Shows a docs page, including its text, in the theme that the toolbar selects. */
export function DocsInTheme(props: ComponentProps<typeof DocsContainer>) {
  const chosen = useSyncExternalStore(onGlobals, chosenTheme);
  const isSystemDark = useSyncExternalStore(onSystem, () => systemDark.matches);
  const isDark = chosen === 'dark' || (chosen === 'system' && isSystemDark);
  const theme = isDark ? 'dark' : 'light';
  // On a docs page without stories no decorator sets the theme.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
}
