import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { DateTime } from './DateTime.tsx';

export default {
  summary: 'A date and time in UTC.',
  status: 'stable',
  use: [
    'for the time of an event, such as an order or a payment.',
    'in a table cell, a description list or a text. Its size follows the text around it.',
  ],
  useInstead: {
    Timeline: 'for several events in order.',
    Money: 'for an amount.',
    Numeric: 'for a quantity, an id or a dimension.',
  },
  anatomy: {
    example: <DateTime at="2026-11-18T09:12:00.000Z" />,
    parts: { time: 'Day, month, year, time and time zone, on one line' },
  },
  matrix: {
    variants: {
      'Date and time': () => <DateTime at="2026-11-18T09:12:00.000Z" />,
      'Invalid time': () => <DateTime at="tomorrow" />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'Do not write or format times by hand. The format is the same everywhere: "18 Nov 2026, 09:12 UTC".',
    'Pass a time, not only a date: "2026-11-18" is shown as midnight.',
    'Write "–" if the time is unknown. An invalid time is shown as "–" too.',
  ],
  good: {
    example: (
      <Inline gap="2">
        <Text as="span" style="small">
          Ordered
        </Text>
        <Text as="span" style="small">
          <DateTime at="2026-11-08T09:12:00.000Z" />
        </Text>
      </Inline>
    ),
    text: 'The month is a word, and the time zone is given.',
  },
  bad: {
    example: (
      <Inline gap="2">
        <Text as="span" style="small">
          Ordered
        </Text>
        <Text as="span" style="small">
          11/08/26, 9:12
        </Text>
      </Inline>
    ),
    text: 'Day and month can be confused, and the time zone is missing.',
  },
  keyboard: {},
  screenReader: 'Its text: "18 Nov 2026, 09:12 UTC".',
} satisfies ComponentDocs;
