import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from './store.ts';

const isOpen = createStore(false);

export function openCommands(): void {
  isOpen.set(true);
}

export function closeCommands(): void {
  isOpen.set(false);
}

export const useCommandsOpen = (): boolean => useStore(isOpen);

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
  return () => window.removeEventListener('keydown', onKeyDown);
}

const kept = 'singleKeys';
const off = 'off';

const singleKeys = createStore(localStore.get(kept) !== off);

/** Whether single keys such as "/" are shortcuts. People who use dictation trigger them by accident (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStore(singleKeys);

/** Enables or disables single keys in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStore.remove(kept);
  else localStore.set(kept, off);
  singleKeys.set(isOn);
}
