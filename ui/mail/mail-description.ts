import type { MailedOrder, MailedPart, MailedQuestion } from '#contract/orders/mails.ts';

/** One row: what a value is, and the value, which may have several lines. */
export interface MailFact {
  label: string;
  value: string;
  /** Numbers and ids are set in a monospaced typeface, from left to right. */
  isCode?: boolean;
  url?: string;
}

export interface MailStep {
  label: string;
  at: string | null;
  state: 'done' | 'now' | 'next';
}

export interface MailLink {
  label: string;
  url: string;
}

export interface MailAction extends MailLink {
  /** Whether there is something to do. */
  isPrimary: boolean;
}

/** An order beside others. */
export interface MailLine extends Pick<MailedOrder, 'image'> {
  name: string;
  /** Of the order, and of its part. */
  numbers: readonly string[];
  quantity: string;
  total: string;
  /** What is not the same for all orders, a line each. */
  details: readonly string[];
}

/** What a mail shows, as HTML and as text. */
export interface MailDescription {
  subject: string;
  heading: string;
  text: string | null;
  /** Values within the texts whose direction must not change the text around them. */
  isolated: readonly string[];
  /** What somebody wrote, in several lines. */
  quote?: string;
  action?: MailAction;
  steps?: readonly MailStep[];
  part?: Pick<MailedOrder, 'image'> & { name: string; number: string | null };
  lines?: readonly MailLine[];
  facts?: readonly MailFact[];
  parts?: readonly MailedPart[];
  questions?: readonly MailedQuestion[];
  total?: MailFact;
  note?: string;
  /** What can be done later. */
  links?: readonly MailLink[];
  /** Why somebody gets this mail, and how to answer it. */
  footer: readonly string[];
}
