import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Status } from './Status.tsx';

export default {
  use: [
    'in the status column of a table of orders.',
    'below the name of the part in the details of an order.',
  ],
  useInstead: {
    Badge: 'to mark an exception, such as Admin or Out of stock.',
    Timeline: 'to show when an order was placed, paid and shipped.',
    Text: 'for everything else, such as "480 in stock".',
  },
  matrix: {
    variants: {
      Unpaid: () => <Status status="unpaid" />,
      Pending: () => <Status status="pending" />,
      Shipped: () => <Status status="shipped" />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'The component writes the label. The product defines it letter for letter: unpaid, Pending, Shipped.',
    'Write the states in the same way in other texts: "The order is now Pending".',
  ],
  good: {
    example: (
      <Inline gap="2">
        <Status status="unpaid" />
        <Status status="pending" />
        <Status status="shipped" />
      </Inline>
    ),
    text: 'The icon fills from state to state, so the states differ without colour.',
  },
  bad: {
    example: (
      <Inline gap="2">
        <Badge tone="caution">unpaid</Badge>
        <Badge tone="info">Pending</Badge>
        <Badge tone="positive">Shipped</Badge>
      </Inline>
    ),
    text: 'The badges have no icons, so only the colours show the progress at a glance.',
  },
  screenReader: 'The label as text: "Pending". The icon is hidden.',
} satisfies ComponentDocs;
