/** The digits of every script, such as Arabic, Bengali or full-width, follow each other in Unicode from a zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const isAscii = /^[\0-\x7F]*$/;

/** Replaces the digits of other scripts by 0 to 9. */
export const asciiDigits = (text: string): string =>
  isAscii.test(text) ? text : text.replaceAll(/\p{Nd}/gu, asciiDigit);

/** What pasted text contains and nobody sees: soft hyphens, zero-width characters, direction marks and the like. */
const invisible =
  /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC]|(?![\s\u0085])\p{Cc}/gu;
/** With the blank Braille pattern, which is a symbol. */
const blank = /[\s\u0085\u2800]/gu;
/** With signs that keyboards and word processors write instead: bullets, minus signs, the Japanese long vowel, box lines. */
const hyphen = /[\p{Dash}\u02D7\u2043\u2500\u2796\u30FC]/gu;
const slash = /[\u2044\u2215\u29F8]/gu;

/**
 * Replaces what copying changes in a code, such as the number of a part, an order or a parcel: other blanks, hyphens,
 * slashes and digits, full-width characters and invisible ones. Printable ASCII stays as it is.
 */
export const plainCode = (text: string): string =>
  asciiDigits(text.replace(invisible, '').normalize('NFKC'))
    .replace(blank, ' ')
    .replace(hyphen, '-')
    .replace(slash, '/')
    .replaceAll('\u3002', '.');
