// Apart from vehicle-words.ts, so that pages of parts do not load what reads words.

const numerals = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];
const asNumber = (word: string) => (numerals.includes(word) ? String(numerals.indexOf(word) + 1) : word);

/** What is between two spaces. */
export const chunksOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Lower case letters and digits without accents. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words with Roman numerals as numbers: "Golf VII" and "golf 7" are the same. The V of "CR-V" is none. */
export const wordsOf = (text: string) =>
  chunksOf(text)
    .flatMap((chunk) => asNumber(fold(chunk)).split(' '))
    .filter(Boolean);

/** The same with what is between two spaces in one word, so that "CR-V" and "crv" are the same. */
export const joinedWordsOf = (text: string) =>
  chunksOf(text).map((chunk) => asNumber(fold(chunk)).replaceAll(' ', ''));

/** The slug of a name: "Golf VII" is `golf-7`. */
export const vehicleSlugOf = (name: string): string => wordsOf(name).join('-');
