import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const isOpen = createStore(false);

export function openCommands(): void {
  isOpen.set(true);
}

export function closeCommands(): void {
  isOpen.set(false);
}

export const useCommandsOpen = (): boolean => useStore(isOpen);

/** Ctrl-K or Cmd-K opens and closes the command palette. */
export function useCommandKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isOurs || event.altKey || event.shiftKey || event.repeat) return;
      // In some browsers the shortcut also focuses the search field of the browser.
      event.preventDefault();
      isOpen.set(!isOpen.get());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
