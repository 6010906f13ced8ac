import { describe, expect, test } from 'vitest';
import { filesIn, readSource, storiesIn } from '#tests/unit/sources.ts';
import { uiEntries } from './ui-messages.ts';

const titleIn = (file: string) => /title: '(\w+\/[^']+)'/.exec(readSource(file))?.[1] ?? '';
const stories = new Map(
  filesIn('ui')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [titleIn(file), storiesIn(file)]),
);

describe.each(uiEntries)('"$shows"', ({ title, name, cause }) => {
  // `.storybook/watch-messages.ts` checks that the story shows it.
  test('has its story and a cause', () => {
    expect(stories.get(title), `the stories of ${title}`).toContain(name);
    expect(cause).toMatch(/\w{3}/);
  });
});
