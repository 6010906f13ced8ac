import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { CopyButton } from './CopyButton.tsx';
import { CopyText } from './CopyText.tsx';

export default {
  summary: 'An id that is copied when pressed.',
  status: 'stable',
  use: [
    'for an id that people paste elsewhere: a transaction id, the request id of an error, the number of a test card.',
    'as `CopyButton` for a text that is shown elsewhere or not at all, such as a payment link.',
  ],
  useInstead: {
    Numeric: 'for a number that people only read, such as an order number or a quantity.',
    TextLink: 'to open a page rather than copy a text.',
    Button: 'for any other action.',
  },
  anatomy: {
    example: <CopyText text="pi_3QK8nT2eZvKYlo2C1rDq7bXh" what="transaction id" />,
    parts: {
      'button > span': 'Text, cut off where space is short',
      svg: 'Icon, visible on hover and focus. A tick replaces it after copying',
    },
  },
  matrix: {
    variants: {
      'Transaction id': () => <CopyText text="pi_3QK8nT2eZvKYlo2C1rDq7bXh" what="transaction id" />,
      'Card number': () => <CopyText text="4242 4242 4242 4242" what="card number" />,
      CopyButton: () => <CopyButton text="pi_3QK8nT2eZvKYlo2C1rDq7bXh" what="transaction id" />,
    },
    isControl: true,
    states: {},
  },
  content: [
    'Pass the whole text. The component shortens it on the screen only.',
    'Write `what` in lower case, because it follows a verb: "Copied transaction id".',
    'Put a visible label next to it, such as "Transaction id".',
  ],
  good: {
    example: <CopyText text="pi_3QK8nT2eZvKYlo2C1rDq7bXh" what="transaction id" />,
    text: 'The clipboard receives the whole id.',
  },
  bad: {
    example: <CopyText text="pi_3QK8…" what="transaction id" />,
    text: 'The clipboard receives the shortened id, which finds nothing.',
  },
  keyboard: {
    Tab: 'Moves the focus to the text and shows the icon.',
    'Enter or Space': 'Copies the text. If that succeeds, a tick is shown for 2.4 seconds.',
  },
  screenReader:
    'The text, then "copy transaction id, button". After a press: "Copied transaction id" or "Could not copy transaction id". `CopyButton` is announced as "Copy transaction id, button".',
} satisfies ComponentDocs;
