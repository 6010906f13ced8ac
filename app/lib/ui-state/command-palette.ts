import { createStore, useStore } from './store.ts';

const isOpen = createStore(false);

export function openCommands(): void {
  isOpen.set(true);
}

export function closeCommands(): void {
  isOpen.set(false);
}

export const useCommandsOpen = (): boolean => useStore(isOpen);

/** Calls `act` when the palette is opened. Returns a function that stops. */
export const onCommands = (act: () => void): (() => void) =>
  isOpen.subscribe(() => {
    if (isOpen.get()) act();
  });

/** Lets Ctrl-K or Cmd-K open and close the command palette. Returns a function that stops. */
export function listenForCommandKey(): () => void {
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
}
