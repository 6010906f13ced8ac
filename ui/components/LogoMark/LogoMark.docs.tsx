import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { LogoMark } from './LogoMark.tsx';

export default {
  summary: 'The ring of the wordmark alone.',
  status: 'stable',
  use: [
    'for the brand in a place that is too narrow for the wordmark.',
    'without the wordmark next to it, because the wordmark contains the ring.',
  ],
  useInstead: {
    Wordmark: 'wherever the whole name fits, such as in the navbar, the footer and on a receipt.',
    Icon: 'for a symbol that is not the brand.',
  },
  anatomy: {
    example: <LogoMark />,
    parts: {
      'path:first-child': 'Ring, in the colour of text',
      'path:last-child': 'Hub, in the accent colour',
    },
  },
  matrix: {
    variants: { Default: () => <LogoMark /> },
    isControl: false,
    states: {},
  },
  content: [
    'It has no visible text. Its accessible name is "Norholt".',
    'Do not write "Norholt" next to it. Use the wordmark instead.',
  ],
  good: {
    example: <LogoMark />,
    text: 'The mark alone identifies the shop.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <LogoMark />
        <Wordmark />
      </Inline>
    ),
    text: 'The ring is shown three times, and screen readers announce the name twice.',
  },
  keyboard: {},
  screenReader: '"Norholt, image". It is not announced as a link unless a link contains it.',
} satisfies ComponentDocs;
