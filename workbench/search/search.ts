import { patternOf, texts } from '#messages/texts.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();

/** The length of the longest text without its parameters. */
const ownLength = (forms: readonly string[]) =>
  Math.max(...forms.map((form) => form.replace(/\{\w+\}/g, '').length));

const messages = [...texts].map(([key, forms]) => {
  const lines = [key, ...forms].map(plain);
  const filledIn = new RegExp(`^(${lines.map(patternOf).join('|')})$`);
  return { key, forms, lines, all: lines.join('\n'), filledIn, length: ownLength(forms) };
});
type Message = (typeof messages)[number];

/** How well a message matches; lower is better. Undefined: not at all. */
function rankOf({ lines, all, filledIn, length }: Message, query: string): number | undefined {
  if (lines.includes(query)) return 0;
  // Half of the query must be words of the message, not values of its parameters.
  if (length >= query.length / 2 && filledIn.test(query)) return 1;
  if (lines.slice(1).some((line) => line.includes(query))) return 2;
  return query.split(/\s+/).every((word) => all.includes(word)) ? 3 : undefined;
}

/** The messages whose text or key has every word of the query, or whose text it is with values. The best are first. */
export function findMessages(query: string): readonly Message[] {
  const text = plain(query);
  return messages
    .flatMap((message) => {
      const rank = rankOf(message, text);
      return rank === undefined ? [] : [{ message, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.message.length - other.message.length)
    .map(({ message }) => message);
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The titles of stories whose last part contains the query, whatever its spaces. */
export const findTitles = (titles: readonly string[], query: string): readonly string[] =>
  titles.filter((title) => letters(title.split('/').at(-1) ?? '').includes(letters(query)));
