import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const details = <Text style="body">330 by 28 mm, cast iron</Text>;
const orders = <Text style="body">Ordered last on 18 November</Text>;
const reviews = <Text style="body">No reviews yet</Text>;

const counted = [
  { value: 'orders', label: 'Orders', count: 1006, content: orders },
  { value: 'reviews', label: 'Reviews', count: 0, content: reviews },
  { value: 'details', label: 'Details', content: details },
];

export default {
  summary: 'Shows one of several panels about the same item.',
  status: 'stable',
  use: [
    'for different content about one item, if people need one panel at a time.',
    'with a `count` if the panel is a list.',
  ],
  useInstead: {
    SegmentedControl: 'for views of the same rows.',
    Stack: 'to show all panels below each other, if people compare them.',
    Select: 'to choose one of many values.',
  },
  anatomy: {
    example: <Tabs label="About this part" tabs={counted} value="orders" onChange={() => undefined} />,
    parts: {
      '[role="tab"]': 'Tab. A line marks the selected one',
      '[role="tab"] bdi': 'Number of items in the panel, optional',
      '[role="tabpanel"]': 'Panel of the selected tab',
    },
  },
  matrix: {
    variants: {
      'Without counts': () => (
        <Tabs
          label="Facts about this part"
          tabs={[
            { value: 'details', label: 'Details', content: details },
            { value: 'reviews', label: 'Reviews', content: reviews },
          ]}
          value="details"
          onChange={() => undefined}
        />
      ),
      'With counts': () => (
        <Tabs label="Orders of this part" tabs={counted} value="orders" onChange={() => undefined} />
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Write one noun on each tab: "Details", "Orders", "Reviews".',
    'Put the panel that people need most often first.',
    'Say in an empty panel that it is empty: "No reviews yet".',
  ],
  good: {
    example: <Tabs label="A part" tabs={counted} value="details" onChange={() => undefined} />,
    text: 'One word names each panel.',
  },
  bad: {
    example: (
      <Tabs
        label="A part with long tabs"
        tabs={[
          { value: 'orders', label: 'See all orders of this part', count: 1006, content: orders },
          { value: 'reviews', label: 'Read what customers say', count: 0, content: reviews },
          { value: 'details', label: 'Dimensions and material', content: details },
        ]}
        value="details"
        onChange={() => undefined}
      />
    ),
    text: 'Long labels push the last tab out of view on narrow screens.',
  },
  keyboard: {
    Tab: 'Moves the focus to the selected tab, then to its panel.',
    'Left or Right arrow': 'Selects the tab on that side. After the last tab the first one follows.',
    'Home or End': 'Selects the first or last tab.',
  },
  screenReader:
    '"Orders 1,006, tab, selected, 1 of 3". The tab list has the accessible name `label`, and each panel has the name of its tab.',
} satisfies ComponentDocs;
