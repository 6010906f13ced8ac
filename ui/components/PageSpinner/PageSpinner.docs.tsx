import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageSpinner } from './PageSpinner.tsx';

export default {
  use: [
    'while the code of a page or the session of the user loads, and nothing of the page is known yet.',
    'instead of the page, not inside it. It fills the screen below the navbar, so that the footer does not move.',
  ],
  useInstead: {
    Skeleton: 'for a section whose position and size are known.',
    Button: 'with `isPending` while an action is pending.',
    ProgressBar: 'while a file uploads.',
    Spinner: 'next to a text that says what is in progress.',
  },
  content: [
    'The text is fixed: "Loading".',
    'Add no text about the duration. It appears after 150 ms, so a fast page never shows it.',
  ],
  good: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text style="title">Newest orders</Text>
          <Skeleton width="three-quarters" />
          <Skeleton width="half" />
        </Stack>
      </Panel>
    ),
    text: 'A section that loads shows a skeleton with the size of its content.',
  },
  bad: {
    example: (
      <Panel>
        <Stack gap="4">
          <Text style="title">Newest orders</Text>
          <PageSpinner />
        </Stack>
      </Panel>
    ),
    text: 'In a section it is as high as the screen, and everything below moves when the data arrives.',
  },
  screenReader: 'A status message: "Loading". The ring is hidden.',
} satisfies ComponentDocs;
