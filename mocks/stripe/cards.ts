import type { ErrorBody } from './objects.ts';

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string | undefined;
}

type CardError = Pick<ErrorBody, 'code' | 'decline_code' | 'message' | 'param'>;

/** What a charge of a test card does. `challenge` asks the cardholder for 3-D Secure first. */
export type CardBehaviour = 'succeeds' | 'challenge' | CardError;

const declined = (decline_code: string, message = 'Your card was declined.'): CardError => ({
  code: 'card_declined',
  decline_code,
  message,
});

/** https://docs.stripe.com/testing */
const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'succeeds',
  '4000056655665556': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000002500003155': 'challenge',
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': {
    code: 'expired_card',
    decline_code: 'expired_card',
    param: 'exp_month',
    message: 'Your card has expired.',
  },
  '4000000000000127': {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    param: 'cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** The mock server declines every number that is not a test card. */
const notATestCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

export function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export function brandOf(number: string): 'visa' | 'mastercard' | 'amex' | 'unknown' {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

/** Card years are typed with two digits or four. */
export const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

export function isPast({ expMonth, expYear }: Pick<Card, 'expMonth' | 'expYear'>, now: Date): boolean {
  const year = fullYear(expYear);
  return year < now.getFullYear() || (year === now.getFullYear() && expMonth < now.getMonth() + 1);
}

/** Validates a card before the charge. */
export function readCardError(card: Card, now: Date): CardError | null {
  if (!/^\d{12,19}$/.test(card.number) || !passesLuhn(card.number)) {
    return { code: 'incorrect_number', param: 'number', message: 'Your card number is incorrect.' };
  }
  if (!(card.expMonth >= 1 && card.expMonth <= 12)) {
    return {
      code: 'invalid_expiry_month',
      param: 'exp_month',
      message: "Your card's expiration month is invalid.",
    };
  }
  if (isPast(card, now) || fullYear(card.expYear) > now.getFullYear() + 50) {
    return {
      code: 'invalid_expiry_year',
      param: 'exp_year',
      message: "Your card's expiration year is invalid.",
    };
  }
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    return { code: 'invalid_cvc', param: 'cvc', message: "Your card's security code is invalid." };
  }
  return null;
}

export const behaviourOf = (number: string): CardBehaviour => testCards[number] ?? notATestCard;
