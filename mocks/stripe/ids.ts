import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** `newId('pi')` gives `pi_` and 24 letters and digits, as Stripe's ids look. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'pm' | 'evt' | 'src' | 'req'): string =>
  `${prefix}_${randomText(24)}`;
