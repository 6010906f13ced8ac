import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();
const yearInSeconds = 365 * 24 * 60 * 60;

// The server writes the attribute from the cookie, so the page never shows the other theme first.
function current(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Gives the browser's own frame the colour of the chosen canvas; by itself it follows the system. */
export function paintBrowserFrame(): void {
  const chosen = current() !== 'system';
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--color-canvas').trim();
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const bySystem = (tag.dataset['system'] ??= tag.content);
    tag.content = chosen && canvas ? canvas : bySystem;
  }
}

/** Chooses a theme for this browser; `system` forgets the choice. */
export function setTheme(theme: Theme): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const age = theme === 'system' ? 0 : yearInSeconds;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  paintBrowserFrame();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'system');

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribeShown(listener: () => void) {
  const system = systemIsDark();
  const unsubscribe = subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    system.removeEventListener('change', listener);
    unsubscribe();
  };
}

function shown(): 'light' | 'dark' {
  const chosen = current();
  if (chosen !== 'system') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** The theme on show: the chosen one, or what the system has at the moment. */
export const useShownTheme = () => useSyncExternalStore(subscribeShown, shown, () => 'light' as const);
