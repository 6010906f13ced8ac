import { isDeliverable } from '#contract/deliverable.ts';

/** Who gets or sends a mail. Never written as one text, which the mail library would read as a list. */
export interface Mailbox {
  name: string;
  address: string;
}

export const bareMailbox = (address: string): Mailbox => ({ name: '', address });

/** Reads a setting such as `shop@shop.example` or `Norholt <shop@shop.example>`. Returns null for any other text. */
export function readMailbox(text: string): Mailbox | null {
  const [, name = '', inBrackets] = /^(?:([^\p{Cc}<>@]+) )?<([^<>]+)>$/u.exec(text) ?? [];
  const address = inBrackets ?? text;
  return isDeliverable(address) ? { name: name.replace(/^"(.*)"$/, '$1').trim(), address } : null;
}
