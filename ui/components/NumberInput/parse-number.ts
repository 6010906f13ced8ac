// What people write and read here: thousands with a comma, decimals after a point, digits of ASCII.
const whole = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/;
const dollars = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$|^\.\d{1,2}$/;

const toNumber = (text: string) => Number(text.replaceAll(',', ''));

/**
 * A count as it was typed: "480", "1,200". Null for nothing and for all else, such as "10.5", "1e5", "-1"
 * and digits beyond what a number holds exactly.
 */
export function parseWhole(text: string): number | null {
  const typed = text.trim();
  if (!whole.test(typed)) return null;
  const count = toNumber(typed);
  return Number.isSafeInteger(count) ? count : null;
}

/** An amount as it was typed, in dollars: "64", "64.5", "1,200.00". Null for nothing and for all else. */
export function parseDollars(text: string): number | null {
  const typed = text.trim();
  if (!dollars.test(typed)) return null;
  const amount = toNumber(typed);
  // Cents must still be exact.
  return Number.isSafeInteger(Math.round(amount * 100)) ? amount : null;
}
