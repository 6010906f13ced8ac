import type { Mailbox } from '../core/mailbox.ts';

/**
 * Whom a refusal concerns. `server`: every mail, because the server cannot be used or refuses the shop. `session`: every mail, if
 * no other one was accepted. `unknown`: the answer does not say. `mail`: only this recipient or this mail.
 */
export type Concerns = 'server' | 'session' | 'unknown' | 'mail';

interface Answer {
  code: number;
  command: string;
  text: string;
}

/** Returns the answer of the server to a command. Undefined if there was none, such as after a lost connection. */
export function answerIn(error: unknown): Answer | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined;
  const text = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return { code: Number(error.responseCode), command: String(error.command), text };
}

/** The reply codes of RFC 4954 and 7504 about the login and a server that accepts no mail, and 421: it closes the connection. */
const sessionCodes = new Set([421, 521, 530, 534, 535, 538]);

/**
 * Security and policy (RFC 3463, x.7.x) or the mail system (x.3.x), such as a relay that refuses the shop. Exim, Debian's own
 * server, says "relay not permitted" without a code.
 */
const aboutSession = /^\d{3}[ -][45]\.[37]\.|#[45]\.[37]\.|\brelay(ing)?\b/i;

/** Address, mailbox or content (x.1.x, x.2.x, x.6.x). */
const aboutMail = /^\d{3}[ -][45]\.[126]\.|#[45]\.[126]\./;

export function concernsOf(error: unknown): Concerns {
  const answer = answerIn(error);
  if (answer === undefined || (answer.command !== 'RCPT TO' && answer.command !== 'DATA')) return 'server';
  if (sessionCodes.has(answer.code) || aboutSession.test(answer.text)) return 'session';
  return aboutMail.test(answer.text) ? 'mail' : 'unknown';
}

/** Whether these refusals, of all mails of a batch, are the fault of the server. Several recipients are not all wrong. */
export function isServerFault(
  refusals: ReadonlyArray<{ concerns: Concerns; to: readonly Mailbox[] }>,
): boolean {
  const recipients = new Set(refusals.flatMap(({ to }) => to.map(({ address }) => address)));
  return refusals.every(
    ({ concerns }) => concerns === 'session' || (concerns === 'unknown' && recipients.size > 1),
  );
}

/** Returns an answer without addresses, links, credentials and the names of mailboxes, for the log. */
export function withoutPrivate(reason: string, hidden: readonly string[]): string {
  const words = hidden.filter((word) => word.length > 2).sort((one, other) => other.length - one.length);
  const masked = words.reduce((text, word) => text.replaceAll(word, '…'), reason);
  return masked.replace(/https?:\/\/\S+|\S+@\S+/g, '…');
}
