import { createHmac } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';

const gmail = ['gmail.com', 'googlemail.com'];

/**
 * The form in which the spellings of one mailbox are the same: without case, compatibility forms, invisible characters
 * and `+tag`, and at Gmail without dots. Only for limits: two people may share it.
 */
export function canonicalRecipient(email: string): string {
  const plain = fold(email);
  const at = plain.lastIndexOf('@');
  const host = plain.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(fold(domainToUnicode(host))) || host;
  const mailbox = plain.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return gmail.includes(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    // Twice, which also folds ß and the dotless ı.
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC');

/** A keyed hash, so that mails to one recipient can be counted when their addresses are gone. */
export const hashRecipient = (email: string, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(`recipient ${canonicalRecipient(email)}`)
    .digest('hex')
    .slice(0, 32);
