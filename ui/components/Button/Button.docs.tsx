import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export default {
  use: [
    'to send a form, to open a dialog or to change something on the page.',
    'in the tone `primary` once per screen, for its main action.',
    'in the tone `solid` for the main action of a table row or a receipt, `line` for one of several actions, `quiet` for an action that is always there and rarely needed.',
    'in the tone `danger` only for Confirm in a dialog.',
  ],
  useInstead: {
    LinkButton: 'to open another page with the look of a button.',
    TextLink: 'to open another page from a text.',
    IconButton: 'where there is no space for a label.',
    SegmentedControl: 'to choose one of a few views.',
  },
  matrix: {
    variants: {
      Primary: (state) => (
        <Button tone="primary" {...state}>
          Place order
        </Button>
      ),
      Solid: (state) => (
        <Button tone="solid" {...state}>
          My Orders
        </Button>
      ),
      Line: (state) => (
        <Button tone="line" {...state}>
          Buy Now
        </Button>
      ),
      Quiet: (state) => (
        <Button tone="quiet" {...state}>
          Logout
        </Button>
      ),
      Danger: (state) => (
        <Button tone="danger" {...state}>
          Confirm
        </Button>
      ),
    },
    isControl: true,
    states: { Disabled: { isDisabled: true }, Pending: { isPending: true } },
  },
  content: [
    'Say what happens, with a verb: "Place order", not "OK" or "Submit".',
    'At most three words. A longer label wraps on narrow screens.',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Button tone="primary">Place order</Button>
        <Button tone="quiet">Reset</Button>
      </Inline>
    ),
    text: 'One main action. The other one is quiet.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <Button tone="primary">OK</Button>
        <Button tone="primary">Reset</Button>
      </Inline>
    ),
    text: 'Two main actions compete, and "OK" does not say what happens.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button, also while it is disabled or pending.',
    'Enter or Space': 'Presses it. A disabled or pending button ignores the key.',
  },
  screenReader:
    '"Place order, button". A disabled button is announced as dimmed or unavailable, with the text that `describedBy` refers to; a pending one as busy.',
} satisfies ComponentDocs<ButtonProps>;
