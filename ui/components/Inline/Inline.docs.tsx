import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const buttons = (
  <>
    <Button tone="primary">Place order</Button>
    <Button>Close</Button>
  </>
);

export default {
  summary: 'Lays out its children in a row that wraps.',
  status: 'stable',
  use: [
    'for elements of different width in a row, such as buttons or badges.',
    'with `justify="between"` for a title and its action.',
    'with `justify="end"` for buttons below a form.',
  ],
  useInstead: {
    Stack: 'for a column.',
    Grid: 'for columns of equal width.',
    PageHeader: 'for the title and the actions of a page.',
  },
  anatomy: {
    example: <Inline gap="6">{buttons}</Inline>,
    parts: {
      button: 'First child',
      'button + button': 'Next child, separated by the gap. It wraps where the row ends',
    },
  },
  matrix: {
    variants: {
      Start: () => (
        <div style={{ width: '26rem' }}>
          <Inline gap="3">{buttons}</Inline>
        </div>
      ),
      Between: () => (
        <div style={{ width: '26rem' }}>
          <Inline gap="3" justify="between">
            {buttons}
          </Inline>
        </div>
      ),
      End: () => (
        <div style={{ width: '26rem' }}>
          <Inline gap="3" justify="end">
            {buttons}
          </Inline>
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Put the children in reading order. The row is mirrored in right-to-left text.',
    'Keep labels short, so that the row fits on a phone.',
  ],
  good: {
    example: <Inline gap="3">{buttons}</Inline>,
    text: 'The gap separates the two buttons.',
  },
  bad: {
    example: <Inline gap="0">{buttons}</Inline>,
    text: 'Without a gap, the buttons look like one control.',
  },
  keyboard: {},
  screenReader: 'Nothing of its own. The children are read in the order of the source.',
} satisfies ComponentDocs;
