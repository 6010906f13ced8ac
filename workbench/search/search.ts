import { texts } from '#messages/texts.ts';

const normal = (text: string) => text.toLowerCase().replaceAll('’', "'");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lengthOf = (texts: readonly string[]) => texts.join('').length;

interface Pattern {
  text: RegExp;
  /** The length of the text without its parameters. */
  length: number;
}

/** The text with any values of its parameters. Undefined if it has none. */
function patternOf(line: string): Pattern | undefined {
  const parts = line.split(/\{\w+\}/);
  if (parts.length === 1) return undefined;
  return { text: new RegExp(`^${parts.map(escaped).join('.+')}$`), length: lengthOf(parts) };
}

/** Whether a query is a text with values of its parameters. Half of it must be the text's own words. */
const isFilledIn = ({ text, length }: Pattern, query: string) =>
  length >= query.length / 2 && text.test(query);

const messages = [...texts].map(([id, forms]) => {
  const key = normal(id);
  const lines = forms.map(normal);
  const all = [key, ...lines].join('\n');
  return { id, key, lines, all, patterns: lines.flatMap((line) => patternOf(line) ?? []) };
});

/** How well a message matches, lower is better. From 3 on it lacks words of the query. */
function rankOf(
  { key, lines, all, patterns }: (typeof messages)[number],
  query: string,
  words: readonly string[],
): number {
  if (lines.includes(query) || key === query || key.endsWith(`.${query}`)) return 0;
  if (patterns.some((pattern) => isFilledIn(pattern, query))) return 1;
  if (lines.some((line) => line.includes(query))) return 2;
  if (key.includes(query)) return 2.25;
  const missing = words.filter((word) => !all.includes(word));
  return missing.length === 0 ? 2.5 : 3 + lengthOf(missing) / lengthOf(words);
}

/**
 * The keys of the messages whose text or key contains every word of the query, or whose text it is with values in place of
 * the parameters; if there are none, of those with most of its words. The best matches come first, then the shortest.
 */
export function findMessages(query: string): readonly string[] {
  const text = normal(query.trim());
  if (text === '') return [];
  const words = text.split(/\s+/);
  const ranked = messages.map((message) => ({ message, rank: rankOf(message, text, words) }));
  const worst = ranked.some(({ rank }) => rank < 3) ? 3 : 3.4;
  return ranked
    .filter(({ rank }) => rank < worst)
    .toSorted((one, other) => one.rank - other.rank || one.message.all.length - other.message.all.length)
    .map(({ message }) => message.id);
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The titles, such as `Components/Text field`, that contain the query, whatever its spaces. */
export function findTitles(titles: readonly string[], query: string): readonly string[] {
  const text = plain(query);
  return text === '' ? [] : titles.filter((title) => plain(title.split('/')[1] ?? '').includes(text));
}
