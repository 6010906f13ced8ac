import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Select } from './Select.tsx';

const orders = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'price', label: 'Price, low to high' },
  { value: '-price', label: 'Price, high to low' },
];

export default {
  use: [
    'to choose one of many options, such as the order of a list.',
    'in the row above a list.',
    'with `isTall` at the top of a page, next to other controls of that height.',
    'with `isLabelHidden` only if the options alone say what they change.',
  ],
  useInstead: {
    SegmentedControl: 'for two to five options.',
    Menu: 'to start one of several actions.',
    Checkbox: 'for yes or no.',
    SearchField: 'to find one of very many items by its name.',
  },
  matrix: {
    variants: {
      'With a label': () => (
        <Select label="Sort" name="labelled" value="price" options={orders} onChange={() => undefined} />
      ),
      'Hidden label': () => (
        <Select
          label="Sort"
          name="unlabelled"
          isLabelHidden
          value="price"
          options={orders}
          onChange={() => undefined}
        />
      ),
      Tall: () => (
        <Select label="Sort" name="tall" isTall value="price" options={orders} onChange={() => undefined} />
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Write one or two words as the label, such as "Sort" or "Sort by".',
    'Write each option in full, with the field first: "Price, high to low".',
    'Keep options short. A text that does not fit ends with an ellipsis.',
  ],
  good: {
    example: <Select label="Sort" name="good" value="price" options={orders} onChange={() => undefined} />,
    text: 'The option names the field and the direction.',
  },
  bad: {
    example: (
      <Select
        label="Sort"
        name="bad"
        value="price"
        options={[
          { value: 'name', label: 'Name' },
          { value: 'price', label: 'Price' },
        ]}
        onChange={() => undefined}
      />
    ),
    text: 'The option does not say whether the lowest or the highest price is first.',
  },
  keyboard: {
    Tab: 'Moves the focus to the select.',
    'Up or Down arrow': 'Chooses the previous or next option. On a Mac it opens the list first.',
    Space: 'Opens the list of options.',
    Escape: 'Closes the list and keeps the option.',
  },
  screenReader: '"Sort, Price, low to high, combo box". A hidden label is announced as well.',
} satisfies ComponentDocs;
