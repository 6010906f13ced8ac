import { call } from '#app/lib/http/api.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import * as m from '#messages/question-dialog.js';

/** Sends a question about an order or a part. */
export async function askShop(about: { orderId: string } | { partId: string }, text: string): Promise<void> {
  await call('askQuestion', { body: { ...about, text } });
  showToast({ tone: 'positive', text: m.sent() });
}
