import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { onSystemTheme, themeFor } from '../themes.ts';

const GlobalsEvent = z.tuple([z.object({ globals: z.record(z.string(), z.unknown()) })]);

const channel = addons.getChannel();

function onChange(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}

const useGlobal = (name: string, usual: string): string =>
  useSyncExternalStore(onChange, () => {
    const event = GlobalsEvent.safeParse(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS));
    const value = event.data?.[0].globals[name];
    return typeof value === 'string' ? value : usual;
  });

/** What the toolbar selects for the looks of a story. The theme is `light` or `dark`. */
export function useToolbar() {
  useSyncExternalStore(onSystemTheme, () => themeFor('system'));
  return {
    theme: themeFor(useGlobal('theme', 'system')),
    brand: useGlobal('brand', 'norholt'),
    direction: useGlobal('direction', 'ltr'),
    density: useGlobal('density', 'comfortable'),
  };
}
