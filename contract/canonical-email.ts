/** The form of an e-mail address that is stored and compared, so that case does not create duplicate accounts. */
export const canonicalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();
