import catalogue from '#messages/en.json' with { type: 'json' };
import * as z from 'zod/mini';

/** The text of a message: one, or one for each plural form or value of a parameter. */
const Text = z.union([
  z.string(),
  z.pipe(
    z.tuple([z.object({ match: z.record(z.string(), z.string()) })]),
    z.transform(([{ match }]) => match),
  ),
]);

const messages = new Map<string, z.infer<typeof Text>>(
  Object.entries(catalogue).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, message]) => [`${group}.${key}`, Text.parse(message)] as const),
  ),
);

/** The texts of each message, with parameters in braces. */
export const texts: ReadonlyMap<string, readonly string[]> = new Map(
  [...messages].map(([id, text]) => [id, typeof text === 'string' ? [text] : Object.values(text)]),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The source of a pattern that matches the text with any values of its parameters. */
export const patternOf = (text: string): string =>
  text
    .trim()
    .split(/\{\w+\}/)
    .map(escaped)
    .join('.+');
