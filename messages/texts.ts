import catalogue from '#messages/en.json' with { type: 'json' };
import * as z from 'zod/mini';

/** The text of a message: one, or one for each plural form. */
const Text = z.union([
  z.string(),
  z.pipe(
    z.tuple([z.object({ match: z.object({ 'form=one': z.string(), 'form=*': z.string() }) })]),
    z.transform(([{ match }]) => match),
  ),
]);

export type Parameters = Readonly<Record<string, string | number>>;

const messages = new Map<string, z.infer<typeof Text>>(
  Object.entries(catalogue).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, message]) => [`${group}.${key}`, Text.parse(message)] as const),
  ),
);

/** The texts of each message, with parameters in braces. */
export const texts: ReadonlyMap<string, readonly string[]> = new Map(
  [...messages].map(([id, text]) => [id, typeof text === 'string' ? [text] : Object.values(text)]),
);

/** The text of the message `group.key`. Throws if the message or one of its parameters does not exist. */
export function textOf(id: string, parameters: Parameters): string {
  const message = messages.get(id);
  if (message === undefined) throw new Error(`messages/en.json has no message ${id}.`);
  const text =
    typeof message === 'string' ? message : message[parameters['count'] === 1 ? 'form=one' : 'form=*'];
  return text.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    if (parameters[name] === undefined) throw new Error(`${id} needs a sample of ${name}.`);
    return String(parameters[name]);
  });
}
