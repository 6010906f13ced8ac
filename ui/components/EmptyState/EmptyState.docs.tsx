import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

export default {
  use: [
    'in place of a list or a section that has no data yet.',
    'if no row matches the filters, with a button that clears them.',
    'without a drawing in a small section of a page.',
  ],
  useInstead: {
    ErrorState: 'if loading failed.',
    Skeleton: 'while a section loads.',
    Notice: 'for information about content on the page.',
  },
  matrix: {
    variants: {
      'No data yet': () => (
        <EmptyState
          title="No orders yet"
          text="Your orders appear here with their payment and delivery status."
          drawing={<Drawing name="bearing" variant="missing" />}
          action={
            <LinkButton href="#parts" tone="primary">
              All brake discs
            </LinkButton>
          }
        />
      ),
      'No match': () => (
        <EmptyState
          title="No orders match"
          text="Search covers order numbers, product names, addresses and transaction IDs."
          drawing={<Drawing name="bearing" variant="missing" />}
          action={<Button>Show all orders</Button>}
        />
      ),
      'Nothing to do': () => (
        <EmptyState
          title="No parts are running low"
          text="Every part has stock for at least five minimum orders."
        />
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'The title says what there is none of: "No orders yet", "No orders match".',
    'The text is one sentence: when something appears here, or what to do.',
    'The action says what it does or where it leads: "Show all orders", "All brake discs".',
  ],
  good: {
    example: (
      <EmptyState
        title="No orders yet"
        text="Your orders appear here with their payment and delivery status."
      />
    ),
    text: 'The title says what there is none of.',
  },
  bad: {
    example: (
      <EmptyState
        title="Looks like it's simply empty here!"
        text="Your orders appear here with their payment and delivery status."
      />
    ),
    text: 'The title does not say what is missing.',
  },
  screenReader:
    'The title and the text as paragraphs, then the action. The drawing is decorative. It is not announced when it appears: the list around it does that.',
} satisfies ComponentDocs;
