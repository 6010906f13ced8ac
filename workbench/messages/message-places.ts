import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as z from 'zod/mini';
import { texts } from '#messages/texts.ts';
import { messageGroups } from './message-groups.ts';
import { uiMessages } from './ui-messages.ts';

/** The files that use each message, from `messages/uses.ts` through `.storybook/main.ts`. */
const uses = z.record(z.string(), z.array(z.string())).parse(import.meta.env.MESSAGE_USES);

export const filesOf = (id: string): readonly string[] => uses[id] ?? [];

export interface Place {
  story: string;
  label: string;
}

export const docsOf = (title: string): Place => ({
  story: toId(title, 'docs'),
  label: title.split('/')[1] ?? title,
});

/** The title of the component to whose folder a file belongs. */
function titleOf(file: string): string | undefined {
  const [, level = '', name] = /^ui\/(components|layouts|sections)\/(\w+)\//.exec(file) ?? [];
  return name && `${level.charAt(0).toUpperCase()}${level.slice(1)}/${name}`;
}

/** The stories of messages of the app, by their text. */
const appStories = messageGroups.flatMap(({ title, messages }) =>
  messages.map(({ name, shows }) => {
    const label = storyNameFromExport(name);
    return {
      shows: shows.trim(),
      story: toId(`Workbench/Messages/${title}`, label),
      label: `${title}, ${label}`,
    };
  }),
);

/** The stories that show a message. For one without, the docs pages of its components. */
export function placesOf(id: string): readonly Place[] {
  const forms = texts.get(id) ?? [];
  const stories = [
    ...uiMessages.filter((message) => message.id === id),
    ...appStories.filter(({ shows }) => forms.includes(shows)),
  ];
  if (stories.length > 0) return stories;
  const components = filesOf(id).flatMap((file) => titleOf(file) ?? []);
  return [...new Set(components)].map(docsOf);
}
