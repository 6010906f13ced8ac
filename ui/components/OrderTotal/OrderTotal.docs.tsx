import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Money } from '../Money/Money.tsx';
import { OrderTotal } from './OrderTotal.tsx';

export default {
  summary: 'The total of an order, large, below a rule.',
  status: 'stable',
  use: [
    'once per order, below the fields or the details that result in it.',
    'with `isLive` while people type the quantity, so that screen readers announce the new total.',
    'with the amount `null` while the order loads. The height stays the same.',
  ],
  useInstead: {
    Money: 'for every other amount, such as the price of one part.',
    StatStrip: 'for the sums of many orders.',
    Receipt: 'for the proof of a payment, which contains its own total.',
  },
  anatomy: {
    example: <OrderTotal amount={7680} isLive />,
    parts: {
      div: 'Rule, between the details of the order and the total',
      span: 'Label, always "Total"',
      output: 'Amount. It moves below the label where there is no space',
    },
  },
  matrix: {
    variants: {
      Default: () => <OrderTotal amount={7680} />,
      Largest: () => <OrderTotal amount={999_999.99} />,
      Loading: () => <OrderTotal amount={null} />,
      'No total': () => <OrderTotal amount="none" />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'The label is fixed. Set only the amount, in dollars.',
    'Pass `none` if there is no total, such as for an invalid quantity. It is shown as "–", never as "$0.00".',
  ],
  good: {
    example: <OrderTotal amount={7680} />,
    text: 'The amount is the largest figure of the order.',
  },
  bad: {
    example: <DescriptionList columns={2} cells={[{ label: 'Total', value: <Money amount={7680} /> }]} />,
    text: 'The total looks like any other detail.',
  },
  keyboard: {},
  screenReader:
    '"Total, $7,680.00". With `isLive` the amount is a polite live region: a new total is announced when the screen reader has finished its sentence. While it loads, nothing is announced.',
} satisfies ComponentDocs;
