import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const choose = () => undefined;

const words = [
  { value: 'all', label: 'All' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'pending', label: 'Pending' },
  { value: 'shipped', label: 'Shipped' },
] as const;

const counted = [
  { value: 'all', label: 'All', count: 1006 },
  { value: 'unpaid', label: 'Unpaid', count: 2 },
  { value: 'shipped', label: 'Shipped', count: 1004 },
] as const;

const loading = [
  { value: 'all', label: 'All', count: null },
  { value: 'unpaid', label: 'Unpaid', count: null },
  { value: 'shipped', label: 'Shipped', count: null },
] as const;

const icons = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'List', icon: 'rows' },
] as const;

const repeated = [
  { value: 'all', label: 'All orders' },
  { value: 'unpaid', label: 'Unpaid orders' },
  { value: 'pending', label: 'Pending orders' },
  { value: 'shipped', label: 'Shipped orders' },
] as const;

export default {
  use: [
    'to choose one of two to five options, usually views of a list.',
    'with `count` to show how many rows each view has.',
    'with `icon` for views that everybody knows, such as grid and list.',
  ],
  useInstead: {
    Select: 'to choose one of many options.',
    Checkbox: 'to answer yes or no.',
    RatingInput: 'to give a rating.',
  },
  matrix: {
    variants: {
      Words: () => <SegmentedControl label="Show orders" options={words} value="all" onChange={choose} />,
      Counts: () => <SegmentedControl label="Show orders" options={counted} value="all" onChange={choose} />,
      'Counts loading': () => (
        <SegmentedControl label="Show orders" options={loading} value="all" onChange={choose} />
      ),
      Icons: () => <SegmentedControl label="View" options={icons} value="grid" onChange={choose} />,
    },
    isControl: true,
    states: {},
  },
  content: [
    'One word for each option: "Unpaid". The label of the group names the list: "Show orders".',
    'If one option shows everything, put it first and call it "All".',
    'Give an icon a label too: "Grid". It becomes the accessible name and the tooltip.',
  ],
  good: {
    example: <SegmentedControl label="Show orders" options={words} value="all" onChange={choose} />,
    text: 'One word is enough, because the list shows orders.',
  },
  bad: {
    example: <SegmentedControl label="Show orders" options={repeated} value="all" onChange={choose} />,
    text: 'Each option repeats the name of the list and takes space from the others.',
  },
  keyboard: {
    Tab: 'Moves the focus through the options. An option with an icon shows its tooltip.',
    'Enter or Space': 'Chooses the focused option.',
    Escape: 'Closes the tooltip.',
  },
  screenReader: '"Show orders, group", then "Unpaid 2, toggle button", with "pressed" for the chosen option.',
} satisfies ComponentDocs;
