import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default {
  summary: 'Text for screen readers only.',
  status: 'stable',
  use: [
    'to complete a label that repeats in every row, such as "Cancel" with the name of the part.',
    'to name what sighted people see from the position, such as a column of images.',
    'to announce a status that is visible in another way, such as the number of results.',
  ],
  useInstead: {
    Text: 'for everything that helps sighted people as well.',
    IconButton: 'for a button with an icon. Its `label` is its accessible name.',
    Checkbox: 'with `isLabelHidden` to hide its label.',
  },
  anatomy: {
    example: (
      <Button>
        <span>
          Cancel <VisuallyHidden>the order of Wheel bearing</VisuallyHidden>
        </span>
      </Button>
    ),
    parts: {
      button: 'Visible label',
      'button span span': 'Hidden text, in a box of one pixel',
    },
  },
  matrix: {
    variants: {
      'In a button': () => (
        <Button>
          <span>
            Cancel <VisuallyHidden>the order of Spin-on oil filter</VisuallyHidden>
          </span>
        </Button>
      ),
      'In a badge': () => (
        <Badge tone="caution">
          Running low<VisuallyHidden>: 12 in stock, minimum 10</VisuallyHidden>
        </Badge>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Begin with the visible text and add the hidden one: "Cancel", "the order of Wheel bearing".',
    'Write it as part of the sentence, with its spaces and commas.',
    'Do not put a control into it. Its focus would be invisible.',
  ],
  good: {
    example: (
      <Button>
        <span>
          Cancel <VisuallyHidden>the order of Ventilated brake disc</VisuallyHidden>
        </span>
      </Button>
    ),
    text: 'The hidden text says which order the button cancels.',
  },
  bad: {
    example: <Button>Cancel</Button>,
    text: 'In a table, every row has a button that is announced only as "Cancel".',
  },
  keyboard: {},
  screenReader: 'The text, like any other: "Cancel the order of Wheel bearing, button".',
} satisfies ComponentDocs;
