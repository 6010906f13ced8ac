// Accepted input: commas between thousands, a decimal point, ASCII digits.
const whole = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;
const dollars = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$|^\.\d{1,2}$/;

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/**
 * Parses a count: "480", "1,200". Returns null for anything else, such as "", "10.5", "1e5", "-1" and unsafe
 * integers.
 */
export function parseWhole(text: string): number | null {
  const typed = text.trim();
  if (!whole.test(typed)) return null;
  const count = toNumber(typed);
  return Number.isSafeInteger(count) ? count : null;
}

/** Parses an amount in dollars: "64", "64.5", "1,200.00". Returns null for anything else. */
export function parseDollars(text: string): number | null {
  const typed = text.trim();
  if (!dollars.test(typed)) return null;
  const amount = toNumber(typed);
  // The number of cents must be a safe integer.
  return Number.isSafeInteger(Math.round(amount * 100)) ? amount : null;
}
