import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';

export default {
  summary: 'Shows a Lucide icon with square corners, in the colour of the text.',
  status: 'stable',
  use: [
    'in front of the label of a button, a link or a message.',
    'alone only in an IconButton, whose label is its accessible name.',
    'in 16 px in dense places, such as table rows and small buttons.',
  ],
  useInstead: {
    IconButton: 'for an action without a visible label.',
    Spinner: 'while an action is pending.',
    Status: 'for the state of an order.',
    Drawing: 'for a part.',
  },
  anatomy: {
    example: <Icon name="order" />,
    parts: { svg: 'Icon. Its lines are about 1.2 px thick at both sizes' },
  },
  matrix: {
    variants: {
      '20 px': () => (
        <Inline gap="4">
          <Icon name="order" />
          <Icon name="package" />
          <Icon name="print" />
          <Icon name="trash" />
          <Icon name="search" />
        </Inline>
      ),
      '16 px': () => (
        <Inline gap="4">
          <Icon name="order" size={16} />
          <Icon name="package" size={16} />
          <Icon name="print" size={16} />
          <Icon name="trash" size={16} />
          <Icon name="search" size={16} />
        </Inline>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'An icon has no text. The label next to it, or the name of its button, says what it means.',
    'Use the same icon for the same action everywhere, such as the bin for Delete.',
  ],
  good: {
    example: (
      <Button tone="quiet" icon={<Icon name="print" />}>
        Print receipt
      </Button>
    ),
    text: 'The label says what the icon means.',
  },
  bad: {
    example: <Icon name="print" />,
    text: 'Alone, the icon has no name, and users guess what it means.',
  },
  keyboard: {},
  screenReader: 'Nothing: it is decorative. The label of its control is announced.',
} satisfies ComponentDocs;
