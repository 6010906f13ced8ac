/** The one form of an e-mail address that is stored and compared, so that case makes no twin accounts. */
export const canonicalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();
