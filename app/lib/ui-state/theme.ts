import { useSyncExternalStore } from 'react';
import { themeCookie } from '#contract/shop/settings.ts';
import type { ThemeChoice } from '#ui/layouts/Navbar/ThemeSwitch.tsx';
import { setCookie } from '../storage/cookies.ts';

const listeners = new Set<() => void>();

// The server sets the attribute from the cookie, so the page never flashes the other theme.
function current(): ThemeChoice {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Sets the colour of the browser's own interface, which otherwise follows the system. */
export function paintBrowserFrame(): void {
  // Reading a style makes the browser compute all that changed, so only a chosen theme pays for it.
  const canvas =
    current() === 'system'
      ? ''
      : getComputedStyle(document.documentElement).getPropertyValue('--color-canvas').trim();
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = (tag.dataset['system'] ??= tag.content);
    tag.content = canvas || bySystem;
  }
}

/** Stores a theme for this browser; `system` removes it. */
export function setTheme(theme: ThemeChoice): void {
  setCookie(themeCookie, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  paintBrowserFrame();
  for (const listener of [...listeners]) listener();
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  listeners.add(listener);
  systemIsDark().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark().removeEventListener('change', listener);
  };
}

export const useTheme = (): ThemeChoice => useSyncExternalStore(subscribe, current, () => 'system');

/** The current theme: the chosen one, otherwise that of the system. */
export function useShownTheme(): 'light' | 'dark' {
  const isDark = useSyncExternalStore(
    subscribe,
    () => systemIsDark().matches,
    () => false,
  );
  const chosen = useTheme();
  if (chosen !== 'system') return chosen;
  return isDark ? 'dark' : 'light';
}
