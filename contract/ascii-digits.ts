/** The digits of every script, such as Arabic, Bengali or full-width, follow each other in Unicode from a zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Replaces the digits of other scripts by 0 to 9. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, asciiDigit);
