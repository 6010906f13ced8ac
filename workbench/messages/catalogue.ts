import catalogue from '#messages/en.json' with { type: 'json' };
import * as z from 'zod/mini';

type Catalogue = typeof catalogue;

/** `group.key` of a message of messages/en.json. */
export type MessageId = {
  [Group in keyof Catalogue]: `${Group}.${keyof Catalogue[Group] & string}`;
}[keyof Catalogue];

/** The text of a message: one, or one for each plural form. */
const Text = z.union([z.string(), z.array(z.object({ match: z.record(z.string(), z.string()) }))]);

const textsOf = (message: unknown): string[] => {
  const text = Text.parse(message);
  return typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match));
};

/** The texts of each message, with parameters in braces. */
export const texts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(catalogue).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, message]) => [`${group}.${key}`, textsOf(message)]),
  ),
);

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A regular expression for a message as a page shows it. */
export const patternOf = (id: MessageId): string =>
  (texts.get(id) ?? []).map((text) => escape(text.trim()).replace(/\{\w+\}/g, '.+?')).join('|');
