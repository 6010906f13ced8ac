import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { RangeIndicator, type RangeIndicatorProps } from './RangeIndicator.tsx';

export default {
  summary: 'A line that shows where a value is between two limits.',
  status: 'stable',
  use: [
    'below a field whose value has a minimum and a maximum.',
    'with `isInvalid` while the value is outside the limits or has another error.',
    'with `isDashed` if no value is possible, because the stock is below the minimum order.',
  ],
  useInstead: {
    QuantityStepper: 'to enter an order quantity. It contains this line.',
    TextArea: 'with `ruler` for a text of limited length. It contains this line.',
    ProgressBar: 'for the progress of a task.',
  },
  anatomy: {
    example: (
      <div style={{ width: '20rem' }}>
        <RangeIndicator min={10} max={480} value={120} minLabel="10 minimum" maxLabel="480 in stock" />
      </div>
    ),
    parts: {
      svg: 'Line with two ends, filled up to the value',
      path: 'Marker at the value',
      span: 'Label of the minimum',
      'span:last-child': 'Label of the maximum',
    },
  },
  matrix: {
    variants: {
      Default: (state) => (
        <div style={{ width: '14rem' }}>
          <RangeIndicator
            min={10}
            max={480}
            value={120}
            minLabel="10 minimum"
            maxLabel="480 in stock"
            {...state}
          />
        </div>
      ),
    },
    isControl: false,
    states: {
      'No value': { value: null },
      Invalid: { value: 600, isInvalid: true },
      Dashed: { min: 0, max: 8, value: 6, minLabel: '6 in stock', maxLabel: '8 minimum', isDashed: true },
    },
  },
  content: [
    'A label gives the number and its meaning: "10 minimum", "480 in stock".',
    'One or two words after the number. Both labels share one line.',
  ],
  good: {
    example: <RangeIndicator min={10} max={480} value={120} minLabel="10 minimum" maxLabel="480 in stock" />,
    text: 'The labels say why the line ends there.',
  },
  bad: {
    example: <RangeIndicator min={10} max={480} value={120} minLabel="10" maxLabel="480" />,
    text: 'The numbers alone do not say why the line ends there.',
  },
  keyboard: {},
  screenReader: 'The two labels as text. The line is hidden: the field above it announces the value.',
} satisfies ComponentDocs<RangeIndicatorProps>;
