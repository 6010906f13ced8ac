import type { ReactNode } from 'react';
import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Notice } from '../Notice/Notice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Keeps the notice inside: the transform makes the element the containing block of fixed descendants. */
const contained = (notice: ReactNode) => (
  <div style={{ width: '24rem', maxWidth: '100%', height: '8rem', transform: 'translateX(0)' }}>{notice}</div>
);

export default {
  summary: 'Tells people that the browser is offline, over the bottom of every page.',
  status: 'stable',
  use: [
    'once in the root of the app, on every page. No page adds its own.',
    'while the browser reports that it is offline. It disappears as soon as the connection is back.',
  ],
  useInstead: {
    Notice: 'for a message about one place of the page.',
    ErrorState: 'for a section that could not be loaded.',
    ToastRegion: 'for an action that failed, if no element on the page can show it.',
  },
  anatomy: {
    example: contained(<OfflineNotice isOffline />),
    parts: {
      p: 'Surface, in the inverse colours. It lies over the page and lets presses through',
      svg: 'Icon for caution',
      span: 'Text, always the same',
    },
  },
  matrix: { stories: ['Default'] },
  content: [
    'The text is fixed. It says what still works and what does not: reading works, sending does not.',
    'Do not repeat it in a form. A failed submit has its own error.',
  ],
  good: {
    example: contained(<OfflineNotice isOffline />),
    text: 'It lies over the page, so nothing moves when it appears.',
  },
  bad: {
    example: (
      <Notice tone="caution">
        You are offline. You can keep reading, but you cannot send anything until you are back online.
      </Notice>
    ),
    text: 'A notice inside the page moves the content when it appears.',
  },
  keyboard: {},
  screenReader:
    'A status message: "You are offline. You can keep reading, but you cannot send anything until you are back online." Its live region is always on the page, so the text is announced when it appears.',
} satisfies ComponentDocs;
