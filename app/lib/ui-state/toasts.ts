import type { Toast } from '#ui/components/ToastRegion/toast.ts';
import { createStore, useStore } from './store.ts';

const toasts = createStore<readonly Toast[]>([]);
let count = 0;

/** Shows a toast. A repeated `id` is one toast. */
export function showToast({ id = `toast-${++count}`, ...toast }: Omit<Toast, 'id'> & { id?: string }): void {
  toasts.set([...toasts.get().filter((shown) => shown.id !== id), { id, ...toast }]);
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}

export function dismissAllToasts(): void {
  toasts.set([]);
}

export const useToasts = (): readonly Toast[] => useStore(toasts);
