/** Characters that look like a Latin letter, in both cases. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀ@4',
  b: 'ВвΒʙ8',
  c: 'сСϲᴄ',
  d: 'ԁᴅ',
  e: 'еЕεΕᴇ3ё',
  f: 'ғ',
  g: 'ɡɢ',
  h: 'НнΗһʜ',
  i: 'іІιΙıɪl1|!ӏӀʟ',
  j: 'јЈ',
  k: 'кКκΚᴋ',
  m: 'МмΜᴍ',
  n: 'Νпոɴ',
  o: 'оОοΟօ0ᴏøØσ',
  p: 'рРρΡᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕЅꜱ5$',
  t: 'ТтτΤᴛ7',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡᴡ',
  x: 'хХχΧ',
  y: 'уУγΥʏ',
  z: 'Ζᴢ',
};

const latin = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Letters in boxes and circles that Unicode does not decompose, and those of flags. */
const enclosed = [0x1f150, 0x1f170, 0x1f1e6];

function letterOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = enclosed.find((start) => code >= start && code < start + 26);
  const letter = first === undefined ? character : String.fromCodePoint(97 + code - first);
  return latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter.toLowerCase();
}

/** Returns the words of a name as they look: in plain Latin letters, without accents and what cannot be seen. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    // A capital in a word begins the next one.
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{So}@$|!]+/u)
    .map((word) =>
      Array.from(word, letterOf)
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .filter((word) => word !== '');

/**
 * Whether a name contains that of the shop, in any spelling: within one word, or from the beginning of a word on. Eleanor
 * Holt is nobody of Norholt.
 */
export function containsShopName(name: string, shop: string): boolean {
  const words = wordsOf(name);
  const wanted = wordsOf(shop).join('');
  if (wanted === '') return false;
  return words.some((word, index) => word.includes(wanted) || words.slice(index).join('').startsWith(wanted));
}
