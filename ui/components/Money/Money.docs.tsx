import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Text } from '../Text/Text.tsx';
import { Money } from './Money.tsx';

export default {
  summary: 'An amount in dollars, in figures of equal width.',
  status: 'stable',
  use: [
    'for every price, total and refund in a text or a description list.',
    'in the size of the text around it. It has no size of its own.',
  ],
  useInstead: {
    OrderTotal: 'for the total of an order, below its details.',
    Numeric: 'for a number that is not an amount of money.',
    NumberInput: 'to enter a price.',
    StatStrip: 'for counts and their sums above a list.',
  },
  anatomy: {
    example: <Money amount={7680} />,
    parts: { bdi: 'Dollar sign and amount, on one line' },
  },
  matrix: {
    variants: {
      Price: () => <Money amount={64} />,
      Total: () => <Money amount={7680} />,
      Largest: () => <Money amount={999_999.99} />,
      Negative: () => <Money amount={-12.3} />,
      'Not a number': () => <Money amount={Number.NaN} />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'Pass the amount in dollars. The component adds the sign, the commas and two decimals: "$7,680.00", also "$64.00".',
    'Do not round an amount and do not shorten it to "$7.7k".',
    'An amount that is not a number is shown as "–". Use a Skeleton while it loads.',
  ],
  good: {
    example: (
      <Text style="body">
        Price: <Money amount={7680} />
      </Text>
    ),
    text: 'Commas and two decimals make amounts easy to compare.',
  },
  bad: {
    example: (
      <Text style="body">
        Price: <Numeric>$7680</Numeric>
      </Text>
    ),
    text: 'Without comma and decimals, the amount looks different from all others.',
  },
  keyboard: {},
  screenReader: 'The amount as text: "$7,680.00". It has no role, so it needs a label next to it.',
} satisfies ComponentDocs;
