import { expect, test } from 'vitest';
import { storiesIn } from '#tests/unit/sources.ts';
import { uiMessages } from './ui-messages.ts';

// `.storybook/watch-messages.ts` checks that the story shows the message.
test.each(uiMessages)('$id has a cause and the story $story', ({ cause, file, name }) => {
  expect(cause).toMatch(/^\w+ .*[^.]$/);
  expect(storiesIn(file)).toContain(name);
});
