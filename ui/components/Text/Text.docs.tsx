import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export default {
  use: [
    'for headings, paragraphs and notes that no other component contains.',
    'in the style that the text needs, and with the element in `as` that the outline of the page needs.',
    'in the tone `muted` for a text that matters less.',
    'in the tone `inherit` on a coloured background.',
  ],
  useInstead: {
    PageHeader: 'for the title of a dashboard page.',
    Money: 'for a price in the style of figures.',
    Numeric: 'for quantities, ids and dimensions.',
    TextLink: 'for a link within the text.',
  },
  matrix: {
    variants: {
      Display: () => <Text style="display">Brake disc</Text>,
      'Heading 1': () => <Text style="h1">Brake disc</Text>,
      'Heading 2': () => <Text style="h2">Brake disc</Text>,
      'Heading 3': () => <Text style="h3">Ventilated brake disc</Text>,
      Dashboard: () => <Text style="dashboard">Manage Products</Text>,
      Title: () => <Text style="title">Ventilated brake disc</Text>,
      Lead: () => <Text style="lead">We mark the order Shipped when it leaves our works.</Text>,
      Body: () => <Text style="body">Slotted, high-carbon iron. Balanced and coated.</Text>,
      Small: () => <Text style="small">480 in stock, minimum 10</Text>,
      Micro: () => <Text style="micro">480 in stock, minimum 10</Text>,
      Muted: () => (
        <Text style="body" tone="muted">
          You pay in the next step.
        </Text>
      ),
      Subtle: () => (
        <Text style="body" tone="subtle">
          You pay in the next step.
        </Text>
      ),
      Critical: () => (
        <Text style="body" tone="critical">
          The card provider could not be reached.
        </Text>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Write short sentences. Name the thing and the number.',
    'Use sentence case, except for labels that the product defines: Buy Now, My Orders.',
    'Write numbers as digits, money with two decimals: $7,680.00.',
  ],
  good: {
    example: (
      <Stack gap="2">
        <Text style="title">Ventilated brake disc</Text>
        <Text style="body">Balanced and coated, ready to fit from the box.</Text>
      </Stack>
    ),
    text: 'Two styles show what is the title and what is the text.',
  },
  bad: {
    example: (
      <Stack gap="2">
        <Text style="title">Ventilated brake disc</Text>
        <Text style="title">Balanced and coated, ready to fit from the box.</Text>
      </Stack>
    ),
    text: 'One style for both makes the text as loud as its title.',
  },
  screenReader:
    'The text. With `as="h1"` to `as="h4"` it is a heading of that level, whatever its style: "Ventilated brake disc, heading level 3".',
} satisfies ComponentDocs;
