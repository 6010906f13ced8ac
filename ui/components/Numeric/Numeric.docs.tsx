import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Numeric } from './Numeric.tsx';

export default {
  summary: 'Sets figures in a narrow monospaced type, in the size of the text around them.',
  status: 'stable',
  use: [
    'for a quantity, an id or a dimension in a text or a description list.',
    'for the figures only. The words around them keep the type of the text.',
  ],
  useInstead: {
    Money: 'for an amount of money.',
    DateTime: 'for a date or a time.',
    CopyText: 'for an id that people copy, such as a transaction id.',
    StatStrip: 'for the large counts above a list.',
  },
  anatomy: {
    example: <Numeric>Ø 312 ±0.05</Numeric>,
    parts: { bdi: 'Figures, all of the same width' },
  },
  matrix: {
    variants: {
      Quantity: () => <Numeric>1,400</Numeric>,
      Dimension: () => <Numeric>Ø 312 ±0.05</Numeric>,
      'Order number': () => <Numeric>3F09AC</Numeric>,
      'Transaction id': () => <Numeric>pi_3QK8nT2eZvKYlo2C1rDq7bXh</Numeric>,
      'In a text': () => (
        <Text style="body">
          <Numeric>480</Numeric> in stock
        </Text>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Format a count with `formatCount`: "1,400", not "1400". A lower bound is "1,000+".',
    'Write an id exactly as it is, without spaces or dots in between.',
    'Numbers are digits, never words: "7 more", not "seven more".',
  ],
  good: {
    example: (
      <Text style="body">
        <Numeric>480</Numeric> in stock
      </Text>
    ),
    text: 'Only the number is set in figures.',
  },
  bad: {
    example: (
      <Text style="body">
        <Numeric>480 in stock</Numeric>
      </Text>
    ),
    text: 'The words are set in figures too, so the number does not stand out.',
  },
  keyboard: {},
  screenReader: 'The content as text: "480". It has no role, so the words around it say what the number is.',
} satisfies ComponentDocs;
