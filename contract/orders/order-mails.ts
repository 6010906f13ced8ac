import * as z from 'zod/mini';

export const orderMailKinds = [
  'placed',
  'paid',
  'shipped',
  'trackingChanged',
  'cancelled',
  'refunded',
] as const;

/**
 * Why a mail is not sent: its recipient has had too many today, their address is not verified and has had five, or it is
 * no address that mail can be sent to.
 */
export const suppressedFor = ['tooMany', 'unverified', 'address'] as const;
export type SuppressedFor = (typeof suppressedFor)[number];

/** A mail to the customer about an order. */
export const OrderMail = z.object({
  _id: z.string(),
  kind: z.enum(orderMailKinds),
  /** `suppressed`: it is not sent, unless an admin sends it. */
  state: z.enum(['open', 'sent', 'failed', 'suppressed']),
  /** Why it is suppressed. Null if it is not, or if it is out of date. */
  suppressedFor: z._default(z.nullable(z.enum(suppressedFor)), null),
  /** Whether what it says is not true any more, such as "pay within 60 minutes" of a paid order. Then nobody can send it. */
  isOutdated: z._default(z.boolean(), false),
  /** Null after 90 days. */
  to: z.nullable(z.string()),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** When an open mail is tried again. */
  nextAttemptAt: z.nullable(z.string()),
  /** What the mail server answered to the last attempt. */
  error: z.nullable(z.string()),
});
export type OrderMail = z.infer<typeof OrderMail>;

/** GET /order-mails/{id}, newest first. */
export const OrderMails = z.object({
  mails: z.array(OrderMail),
  /** How many mails of the order can be sent again within these 24 hours. */
  sendsLeft: z.int(),
});
export type OrderMails = z.infer<typeof OrderMails>;

export const MailSentAgain = z.object({ acknowledged: z.literal(true) });

/** POST /back-in-stock/{id}. */
export const AskedForStock = z.object({ acknowledged: z.literal(true) });
