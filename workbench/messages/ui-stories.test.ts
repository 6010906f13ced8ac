import { expect, test } from 'vitest';
import { storiesIn } from '#tests/unit/sources.ts';
import { uiStories } from './ui-stories.ts';

// `.storybook/watch-messages.ts` checks that the story shows the messages.
test.each(Object.keys(uiStories))('the story %s exists', (story) => {
  const [level = '', component = '', name] = story.split('/');
  expect(storiesIn(`ui/${level.toLowerCase()}/${component}/${component}.stories.tsx`)).toContain(name);
});
