import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { StatStrip } from './StatStrip.tsx';

const tiles = [
  { label: 'To confirm', figure: 3, amount: 2729 },
  { label: 'Unpaid', figure: 2, amount: 7996 },
  { label: 'Shipped', figure: 4, amount: 12_480 },
  { label: 'All orders', figure: 9, amount: 23_205 },
];

export default {
  summary: 'Up to four counts in a row, each with an optional amount of money.',
  status: 'stable',
  use: [
    'above a list, to show how many items it has in each state.',
    'at the top of a dashboard page, for the counts that people look at first.',
    'with `figure: null` while the counts load. The labels are already visible.',
  ],
  useInstead: {
    DescriptionList: 'for facts about one item.',
    SegmentedControl: 'for counts that also filter the list.',
    Table: 'for the numbers of many items.',
    OrderTotal: 'for the total of one order.',
  },
  anatomy: {
    example: <StatStrip tiles={tiles} />,
    parts: {
      dt: 'Label',
      dd: 'Count',
      small: 'Amount in dollars, optional',
    },
  },
  matrix: {
    variants: {
      'With amounts': () => <StatStrip tiles={tiles} />,
      'Counts only': () => <StatStrip tiles={tiles.map(({ label, figure }) => ({ label, figure }))} />,
      Loading: () => <StatStrip tiles={tiles.map(({ label }) => ({ label, figure: null }))} />,
      'Lower bound': () => (
        <StatStrip tiles={[{ label: 'All orders', figure: { atLeast: 1000 } }, ...tiles.slice(0, 3)]} />
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Write the state as the label, in one or two words: "To confirm", "Unpaid".',
    'Give each tile another label.',
    'Leave out an amount that is not known. A count that is not known is a dash.',
  ],
  good: {
    example: <StatStrip tiles={tiles} />,
    text: 'The labels are short, so every count is at the same height.',
  },
  bad: {
    example: (
      <StatStrip
        tiles={[
          { label: 'Orders that wait for your confirmation', figure: 3, amount: 2729 },
          ...tiles.slice(1),
        ]}
      />
    ),
    text: 'A long label wraps and moves its count below the others.',
  },
  keyboard: {},
  screenReader:
    'A description list: "To confirm, 3, $2,729.00". While it loads, only the labels are announced.',
} satisfies ComponentDocs;
