import type { Queries } from '../db/connect.ts';

/** A question as it was asked, about an order or a part. */
export interface AskedQuestion {
  id: string;
  userId: string;
  from: { name: string; email: string };
  orderId: string | null;
  partId: string | null;
  text: string;
}

/** Records the mail that brings a question to the shop, in the transaction that stores the question. No mails exist yet. */
export const recordQuestionMail: (tx: Queries, question: AskedQuestion) => Promise<void> = () =>
  Promise.resolve();
