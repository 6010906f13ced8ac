import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Chip } from './Chip.tsx';

export default {
  summary: 'Shows a choice of the user, with a button that removes it.',
  status: 'stable',
  use: [
    'for each active filter above a list.',
    'in a list with an accessible name, such as "Active filters".',
    'with a handler that removes the chip and moves the focus to the next one.',
  ],
  useInstead: {
    Badge: 'for a property that the user cannot remove.',
    Checkbox: 'to set a filter.',
    SegmentedControl: 'to choose one of a few views.',
    Button: 'to remove all filters together.',
  },
  anatomy: {
    example: (
      <Chip removeLabel="Remove the filter In stock" onRemove={() => undefined}>
        In stock
      </Chip>
    ),
    parts: {
      span: 'Frame, not a control',
      'span > span': 'Choice',
      button: 'Remove button',
    },
  },
  matrix: {
    variants: {
      Availability: () => (
        <Chip removeLabel="Remove the filter In stock" onRemove={() => undefined}>
          In stock
        </Chip>
      ),
      Price: () => (
        <Chip removeLabel="Remove the filter $20.00 to $80.00" onRemove={() => undefined}>
          $20.00 to $80.00
        </Chip>
      ),
      Search: () => (
        <Chip removeLabel="Remove the filter “brake disc”" onRemove={() => undefined}>
          <bdi>“brake disc”</bdi>
        </Chip>
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Write only the value: "In stock", not "Availability: In stock".',
    'Name the choice in `removeLabel`: "Remove the filter In stock", not "Remove".',
    'Put a search in quotation marks and in `bdi`, because it has its own direction.',
  ],
  good: {
    example: (
      <Chip removeLabel="Remove the filter In stock" onRemove={() => undefined}>
        In stock
      </Chip>
    ),
    text: 'The text is the label of the filter.',
  },
  bad: {
    example: (
      <Chip removeLabel="Remove the filter In stock" onRemove={() => undefined}>
        Only parts that are in stock are shown
      </Chip>
    ),
    text: 'A sentence takes the space of several chips.',
  },
  keyboard: {
    Tab: 'Moves the focus to the remove button. The rest of the chip is no tab stop.',
    'Enter or Space': 'Presses the remove button.',
  },
  screenReader: 'The choice as text, then the button: "Remove the filter In stock, button".',
} satisfies ComponentDocs;
