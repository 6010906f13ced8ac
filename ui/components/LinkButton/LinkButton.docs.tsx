import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { LinkButton } from './LinkButton.tsx';

export default {
  use: [
    'to open another page as the next step: New order, Pay Now, Buy again.',
    'in the tone `primary` once per screen, if the next step is the main action.',
    'in the tone `line` where it is one of several, `solid` for the main one of a receipt.',
    'in the size `sm` in a table row, `lg` in a hero or at the end of a form.',
  ],
  useInstead: {
    Button: 'to start an action on the page, such as sending a form.',
    TextLink: 'for a link in a text.',
    ArrowLink: 'for a link on a line of its own that needs less emphasis.',
  },
  matrix: {
    variants: {
      Primary: () => (
        <LinkButton href="#pay" tone="primary">
          Pay Now
        </LinkButton>
      ),
      Solid: () => (
        <LinkButton href="#orders" tone="solid">
          My Orders
        </LinkButton>
      ),
      Line: () => <LinkButton href="#parts">See all parts</LinkButton>,
      Quiet: () => (
        <LinkButton href="#home" tone="quiet">
          Home
        </LinkButton>
      ),
      Small: () => (
        <LinkButton href="#pay" tone="primary" size="sm" aria-label="Pay Now, Ventilated brake disc">
          Pay Now
        </LinkButton>
      ),
      Large: () => (
        <LinkButton href="#orders" tone="primary" size="lg">
          My Orders
        </LinkButton>
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Name the page or the next step: "My Orders", "Pay Now", not "Click here".',
    'At most three words. A longer label wraps on narrow screens.',
    'If the label occurs more than once on a page, add the item to `aria-label`: "Buy Now, Timing gear". It starts with the label.',
  ],
  good: {
    example: <LinkButton href="#parts">See all parts</LinkButton>,
    text: 'The label says where the link leads.',
  },
  bad: {
    example: <LinkButton href="#parts">Click here</LinkButton>,
    text: 'In a list of the links of the page, "Click here" means nothing.',
  },
  keyboard: {
    Tab: 'Moves the focus to the link.',
    Enter: 'Opens the page. Space does not, because it is a link.',
  },
  screenReader:
    '"See all parts, link". With `aria-label` the name is longer than the visible text: "Buy Now, Timing gear, link".',
} satisfies ComponentDocs;
