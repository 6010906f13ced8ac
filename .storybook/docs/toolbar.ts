import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { isBrandName, type BrandName } from '#tokens/shops.ts';
import { onSystemTheme, themeFor } from '../themes.ts';

const GlobalsEvent = z.tuple([z.object({ globals: z.record(z.string(), z.unknown()) })]);

const channel = addons.getChannel();

function chosen(name: 'theme' | 'brand' | 'direction' | 'density'): string {
  const event = GlobalsEvent.safeParse(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS));
  const value = event.data?.[0].globals[name];
  return typeof value === 'string' ? value : '';
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

/** What the toolbar selects for the looks of a story. The theme is `light` or `dark`. */
export function useToolbar() {
  const theme = useSyncExternalStore(onChange, () => themeFor(chosen('theme')));
  const brand = useSyncExternalStore(onChange, () => chosenBrand());
  const direction = useSyncExternalStore(onChange, () => chosen('direction') || 'ltr');
  const density = useSyncExternalStore(onChange, () => chosen('density') || 'comfortable');
  return { theme, brand, direction, density };
}
