import { toId } from 'storybook/internal/csf';
import * as z from 'zod/mini';
import catalogue from '#messages/en.json' with { type: 'json' };

/** The text of a message: one, or one for each form of a plural. */
const Text = z.union([z.string(), z.array(z.object({ match: z.record(z.string(), z.string()) }))]);
const Uses = z.record(z.string(), z.array(z.string()));

/** From `messages/uses.ts`, through `.storybook/main.ts`. */
const uses = Uses.parse(import.meta.env.MESSAGE_USES);

interface Story {
  id: string;
  name: string;
}

/** A message of messages/en.json, and where it is used. */
export interface Message {
  id: string;
  texts: readonly string[];
  files: readonly string[];
  stories: readonly Story[];
}

/** The documentation of the component that a file of ui/ belongs to. */
function storyOf(file: string): Story[] {
  const [, level = '', name] = /^ui\/(components|layouts|sections)\/(\w+)\//.exec(file) ?? [];
  return name === undefined ? [] : [{ id: `${toId(level, name).replace('--', '-')}--docs`, name }];
}

export const allMessages: readonly Message[] = Object.entries(catalogue).flatMap(([group, messages]) =>
  Object.entries(messages).map(([key, message]) => {
    const id = `${group}.${key}`;
    const text = Text.parse(message);
    const files = uses[id] ?? [];
    const stories = new Map(files.flatMap(storyOf).map((story) => [story.id, story]));
    return {
      id,
      texts: typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match)),
      files,
      stories: [...stories.values()],
    };
  }),
);
