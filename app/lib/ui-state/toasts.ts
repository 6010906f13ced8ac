import type { Toast, ToastAction } from '#ui/components/ToastRegion/toast.ts';
import type { Remedy } from '#ui/remote.ts';
import type { ShownError } from '#ui/sections/form/action-error.ts';
import { createStore, useStore } from './store.ts';

const toasts = createStore<readonly Toast[]>([]);
let count = 0;

/** Shows a toast. A repeated `id` is one toast. */
export function showToast({ id = `toast-${++count}`, ...toast }: Omit<Toast, 'id'> & { id?: string }): void {
  toasts.set([...toasts.get().filter((shown) => shown.id !== id), { id, ...toast }]);
}

/** Shows why an action failed where no element of the page can show it, with what helps as the action of the toast. */
export function showRefusal({ message, remedy }: ShownError, id?: string): void {
  showToast({
    ...(id !== undefined && { id }),
    tone: 'critical',
    text: message,
    ...(remedy && { action: toAction(remedy) }),
  });
}

function toAction(remedy: Remedy): ToastAction {
  const { label } = remedy;
  if ('href' in remedy) return { label, name: label, href: remedy.href };
  return { label, name: label, onPress: () => void run(remedy) };
}

async function run({ done, onPress }: Extract<Remedy, { done: string }>): Promise<void> {
  const error = await onPress();
  if (error) showRefusal(error);
  else showToast({ tone: 'positive', text: done });
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

export function dismissAllToasts(): void {
  toasts.set([]);
}

export const shownToasts = (): readonly Toast[] => toasts.get();

export const useToasts = (): readonly Toast[] => useStore(toasts);
