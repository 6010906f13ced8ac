import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as z from 'zod/mini';
import { textOf } from '#messages/texts.ts';
import stories from './ui-messages.json' with { type: 'json' };

/** A cause, and samples of the parameters of each message `group.key`. */
const Story = z.catchall(
  z.object({ cause: z.string() }),
  z.record(z.string(), z.union([z.string(), z.number()])),
);

/** The messages of the design system that tell of an event, with the story that shows each. Its test run checks it. */
export const uiMessages = Object.entries(stories).flatMap(([path, story]) => {
  const { cause, ...samples } = Story.parse(story);
  const [level = '', component = '', name = ''] = path.split('/');
  const label = storyNameFromExport(name);
  return Object.entries(samples).map(([id, parameters]) => ({
    id,
    shows: textOf(id, parameters),
    cause,
    place: `${level}, ${component}`,
    story: toId(`${level}/${component}`, label),
    label,
    file: `ui/${level.toLowerCase()}/${component}/${component}.stories.tsx`,
    name,
  }));
});
