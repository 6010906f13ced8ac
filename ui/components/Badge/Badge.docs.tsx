import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from './Badge.tsx';

export default {
  use: [
    'for an item that differs from most others: Admin, Paid, Running low, Out of stock.',
    'in the tone `critical` for a state that stops an order or a user, `caution` for one that soon needs attention.',
    'in the tone `positive` for a completed state, `info` for one in progress, `ink` for a role, `neutral` for anything else.',
  ],
  useInstead: {
    Status: 'for the state of an order.',
    Text: 'for a property that most items have, such as "480 in stock".',
    Chip: 'for a choice that the user can remove.',
    Notice: 'for a sentence.',
  },
  matrix: {
    variants: {
      Neutral: () => <Badge tone="neutral">Draft</Badge>,
      Ink: () => <Badge tone="ink">Admin</Badge>,
      Positive: () => <Badge tone="positive">Verified</Badge>,
      Caution: () => <Badge tone="caution">Running low</Badge>,
      Critical: () => <Badge tone="critical">Out of stock</Badge>,
      Info: () => <Badge tone="info">Pending</Badge>,
    },
    isControl: false,
    states: {},
  },
  content: [
    'One or two words. A longer text does not wrap. It is clipped where space is short.',
    'Describe the item, not an action: "Out of stock", not "Reorder".',
    'The words carry the meaning, so that they are clear without the colour.',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Text as="span" style="body">
          Ventilated brake disc
        </Text>
        <Badge tone="caution">Running low</Badge>
      </Inline>
    ),
    text: 'Two words mark the exception.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <Text as="span" style="body">
          Ventilated brake disc
        </Text>
        <Badge tone="caution">Only 24 are left, so order soon</Badge>
      </Inline>
    ),
    text: 'A sentence is hard to scan in a list and is clipped on a narrow screen.',
  },
  screenReader: 'Its text, as part of the text around it. The tone is not announced.',
} satisfies ComponentDocs;
