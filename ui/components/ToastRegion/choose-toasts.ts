import type { Toast } from './toast.ts';

/**
 * Selects the toasts that fit: those `shown`, oldest first, and those `gone`, which the same message or newer ones
 * replace. A repeated message is shown once, unless it has an action. Errors have priority and wait for space; of the
 * others, only the newest are kept.
 */
export function chooseToasts(toasts: readonly Toast[], room: number) {
  const isRepeated = (toast: Toast, place: number) =>
    toast.action === undefined &&
    toasts.slice(place + 1).some(({ tone, text }) => tone === toast.tone && text === toast.text);
  const once = toasts.filter((toast, place) => !isRepeated(toast, place));

  const errors = once.filter(({ tone }) => tone === 'critical');
  const news = once.filter(({ tone }) => tone !== 'critical');
  const roomForNews = Math.max(0, room - errors.length);
  const recent = news.slice(news.length - Math.min(roomForNews, news.length));
  const kept = [...errors.slice(-room), ...recent];
  return {
    shown: once.filter((toast) => kept.includes(toast)),
    gone: toasts.filter((toast) => !errors.includes(toast) && !recent.includes(toast)),
  };
}
