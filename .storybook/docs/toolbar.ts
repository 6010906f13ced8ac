import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { isBrandName, type BrandName } from '#tokens/logos.ts';
import { onSystemTheme, themeFor } from '../themes.ts';

const GlobalsEvent = z.tuple([
  z.object({ globals: z.object({ theme: z.optional(z.string()), brand: z.optional(z.string()) }) }),
]);

const channel = addons.getChannel();

function chosen(name: 'theme' | 'brand'): string | undefined {
  const event = GlobalsEvent.safeParse(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS));
  return event.data?.[0].globals[name];
}

function chosenBrand(): BrandName {
  const brand = chosen('brand');
  return isBrandName(brand) ? brand : 'norholt';
}

function onChange(listener: () => void) {
  channel.on(GLOBALS_UPDATED, listener);
  const stop = onSystemTheme(listener);
  return () => {
    channel.off(GLOBALS_UPDATED, listener);
    stop();
  };
}

/** The theme and the brand that the toolbar selects. */
export function useToolbar() {
  const theme = useSyncExternalStore(onChange, () => themeFor(chosen('theme')));
  const brand = useSyncExternalStore(onChange, () => chosenBrand());
  return { theme, brand };
}
