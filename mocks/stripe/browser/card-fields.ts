import { brandOf, fullYear, isPast, passesLuhn } from '../cards.ts';

export type FieldName = 'number' | 'expiry' | 'cvc';

export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

export type CardText = Record<FieldName, string>;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const invalid = (code: string, message: string): FieldError => ({ type: 'validation_error', code, message });

const numberLength = (digits: string) => (brandOf(digits) === 'amex' ? 15 : 16);
const cvcLength = (number: string) => (brandOf(digitsOf(number)) === 'amex' ? 4 : 3);

/** Formats typed text: the number in groups, the expiry as `MM / YY`. */
export function formatField(name: FieldName, typed: string, number: string): string {
  const digits = digitsOf(typed);
  switch (name) {
    case 'number': {
      const groups =
        brandOf(digits) === 'amex'
          ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/
          : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
      const found = groups.exec(digits.slice(0, numberLength(digits)));
      return (found?.slice(1) ?? []).filter(Boolean).join(' ');
    }
    case 'expiry':
      return formatExpiry(digits);
    case 'cvc':
      return digits.slice(0, cvcLength(number));
  }
}

function formatExpiry(digits: string): string {
  const month = /^[2-9]/.test(digits) ? `0${digits[0]}` : digits.slice(0, 2);
  const year = /^[2-9]/.test(digits) ? digits.slice(1) : digits.slice(2);
  if (month.length < 2) return month;
  // Autofill may write the year with four digits.
  return `${month} / ${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`;
}

export const readExpiry = (expiry: string): { expMonth: number; expYear: number } => ({
  expMonth: Number(digitsOf(expiry).slice(0, 2)),
  expYear: fullYear(Number(digitsOf(expiry).slice(2, 4))),
});

/** Validates a field. An incomplete one is an error only when it lost focus (`isLeft`). */
export function fieldError(
  name: FieldName,
  text: CardText,
  { isLeft }: { isLeft: boolean },
  now = new Date(),
): FieldError | null {
  const digits = digitsOf(text[name]);
  switch (name) {
    case 'number':
      if (digits.length < numberLength(digits)) {
        return isLeft ? invalid('incomplete_number', 'Your card number is incomplete.') : null;
      }
      return passesLuhn(digits) ? null : invalid('invalid_number', 'Your card number is invalid.');
    case 'expiry': {
      if (digits.length < 4) {
        return isLeft ? invalid('incomplete_expiry', "Your card's expiration date is incomplete.") : null;
      }
      const expiry = readExpiry(text.expiry);
      if (expiry.expMonth < 1 || expiry.expMonth > 12) {
        return invalid('invalid_expiry_month', "Your card's expiration month is invalid.");
      }
      if (expiry.expYear > now.getFullYear() + 50) {
        return invalid('invalid_expiry_year', "Your card's expiration year is invalid.");
      }
      if (!isPast(expiry, now)) return null;
      return expiry.expYear < now.getFullYear()
        ? invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.")
        : invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.");
    }
    case 'cvc':
      if (digits.length >= cvcLength(text.number)) return null;
      return isLeft ? invalid('incomplete_cvc', "Your card's security code is incomplete.") : null;
  }
}

/** The caret position that keeps the same digits before the caret. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitsBefore && digitsBefore > 0) return index;
    if (/\d/.test(formatted.charAt(index))) seen += 1;
  }
  return formatted.length;
}
