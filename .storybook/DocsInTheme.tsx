import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { onSystemTheme, themeFor, themes } from './themes.ts';

const GlobalsEvent = z.tuple([
  z.object({ globals: z.object({ theme: z.optional(z.string()), brand: z.optional(z.string()) }) }),
]);

const channel = addons.getChannel();

/** The theme or the brand of the toolbar. */
function chosen(name: 'theme' | 'brand'): string | undefined {
  const event = GlobalsEvent.safeParse(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS));
  return event.data?.[0].globals[name];
}

function onChange(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  const stop = onSystemTheme(listener);
  return () => {
    channel.off(GLOBALS_UPDATED, listener);
    stop();
  };
}

/** Shows a docs page, including its text, in the theme that the toolbar selects. */
export function DocsInTheme(props: ComponentProps<typeof DocsContainer>) {
  const theme = useSyncExternalStore(onChange, () => themeFor(chosen('theme')));
  const brand = useSyncExternalStore(onChange, () => chosen('brand') ?? 'norholt');
  // On a docs page without stories no decorator sets them.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, brand });
  }, [theme, brand]);
  return <DocsContainer {...props} theme={themes[theme]} />;
}
