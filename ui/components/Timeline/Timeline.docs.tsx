import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const placed: TimelineStep = { label: 'Placed', state: 'done', at: '2026-11-16T14:02:00.000Z' };
const paid: TimelineStep = { label: 'Paid', state: 'done', at: '2026-11-16T14:05:30.000Z' };
const toPay: TimelineStep = {
  label: 'Waiting for payment',
  state: 'now',
  note: 'Its stock is reserved until 16 Nov 2026, 15:02 UTC.',
};
const toShip: TimelineStep = { label: 'Waiting to be shipped', state: 'now', note: 'We are preparing it.' };
const shipped: TimelineStep = { label: 'Shipped', state: 'done', at: '2026-11-18T09:12:00.000Z' };
const later: TimelineStep = { label: 'Shipped', state: 'next' };

export default {
  summary: 'The past, current and future steps of an order along a line.',
  status: 'stable',
  use: [
    'in the details of an order, to show how far it is and when each step happened.',
    'for a few steps in a fixed order.',
  ],
  useInstead: {
    Status: 'to show only the current state of an order.',
    ProgressBar: 'to show how much of an upload or a run is done.',
    Table: 'for a list of many orders.',
  },
  anatomy: {
    example: <Timeline label="Order timeline" steps={[placed, toPay, later]} />,
    parts: {
      'li svg': 'Point: full for a past step, a ring for the current one, dashed for a later one',
      'li svg + span': 'Line to the next step, solid if that step is done',
      'li > div span': 'Name of the step',
      time: 'Date and time in UTC, if known',
      'li p': 'Note, one line, optional',
    },
  },
  matrix: {
    variants: {
      Unpaid: () => <Timeline label="Timeline of an unpaid order" steps={[placed, toPay, later]} />,
      Pending: () => <Timeline label="Timeline of a pending order" steps={[placed, paid, toShip]} />,
      Shipped: () => <Timeline label="Timeline of a shipped order" steps={[placed, paid, shipped]} />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'Write a past step as a participle: "Placed", "Paid". Write the current one as what it waits for: "Waiting for payment".',
    'Give each step another label.',
    'Use the note for what people need to know now, such as how long the stock is reserved.',
  ],
  good: {
    example: <Timeline label="Timeline with a current step" steps={[placed, toPay, later]} />,
    text: 'The current step says what the order waits for.',
  },
  bad: {
    example: (
      <Timeline
        label="Timeline with an unclear step"
        steps={[placed, { ...toPay, label: 'Payment' }, later]}
      />
    ),
    text: '"Payment" does not say whether the order is paid.',
  },
  keyboard: {},
  screenReader:
    '"Order timeline, list, 3 items". The current item is announced as the current step, and a later one with "not yet". The points and the line are hidden.',
} satisfies ComponentDocs;
