/** CRLF and CR, and the line and paragraph separators of Unicode. */
const lineBreaks = /\r\n?|[\u2028\u2029]/g;

/**
 * Control characters, lone surrogates, which PostgreSQL cannot store, and the bidirectional embeddings and overrides
 * that copied phone numbers contain.
 */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E]/gu;

/**
 * Characters that somebody can see. The blank Braille pattern and the object replacement are symbols, but empty, as are
 * format characters and those that Unicode will never assign.
 */
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFFC]/u;

/** Cleans text that may have several lines, such as an address. Returns '' if nothing visible remains. */
export function cleanLines(typed: string): string {
  const text = typed
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(unwanted, '')
    .normalize('NFC')
    .trim();
  return visible.test(text) ? text : '';
}

/** Cleans text of one line, such as a name. Line breaks become spaces. */
export const cleanLine = (typed: string): string => cleanLines(typed.replace(/[\r\n\u2028\u2029]+/g, ' '));

/** The number of code points, which all limits of texts count. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** The first `count` code points. */
export const firstCharacters = (text: string, count: number): string =>
  Array.from(text).slice(0, count).join('');
