import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/ask-question.js';

/** Sends a question about an order or a part. Resolves to the error, or to null. */
export const askShop = (about: { orderId: string } | { partId: string }) => (text: string) =>
  attempt(async () => {
    await call('askQuestion', { body: { ...about, text } });
    showToast({ tone: 'positive', text: m.sent() });
  });
