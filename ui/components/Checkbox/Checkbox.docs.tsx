import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

export default {
  summary: 'Lets the user answer yes or no, or select items.',
  status: 'stable',
  use: [
    'for one question with the answers yes and no.',
    'for filters that can apply together, in a `fieldset` with a legend.',
    'without a visible label to select the rows of a table. Table renders these checkboxes.',
  ],
  useInstead: {
    SegmentedControl: 'to choose one of two to five options.',
    Select: 'to choose one of many options.',
    Chip: 'to show an active filter above the list.',
  },
  anatomy: {
    example: <Checkbox name="anatomy" label="In stock" count={1006} />,
    parts: {
      input: 'Box, with a tick or, if only some items are selected, a dash',
      'label > span:nth-child(2)': 'Label. A press on it changes the box',
      'label > span:nth-child(3)': 'Number of items, optional',
    },
  },
  matrix: {
    variants: {
      Unchecked: (state) => <Checkbox name="unchecked" label="In stock" {...state} />,
      Checked: (state) => <Checkbox name="checked" label="Running low" isChecked {...state} />,
      Indeterminate: (state) => (
        <Checkbox
          name="indeterminate"
          label="Select all on this page"
          isChecked={false}
          isIndeterminate
          {...state}
        />
      ),
      'With count': (state) => <Checkbox name="count" label="Out of stock" count={12} {...state} />,
      'Hidden label': (state) => (
        <Checkbox name="hidden-label" label="Select Ventilated brake disc" isLabelHidden {...state} />
      ),
    },
    isControl: true,
    states: { Disabled: { isDisabled: true } },
  },
  content: [
    'Say what is true while it is checked: "In stock".',
    'Avoid "not" and "hide". An unchecked box would be a double negative.',
    'Name the row in a hidden label: "Select Ventilated brake disc".',
  ],
  good: {
    example: <Checkbox name="good" label="In stock" />,
    text: 'A tick means that the label applies.',
  },
  bad: {
    example: <Checkbox name="bad" label="Do not show parts that are out of stock" />,
    text: 'The label has two negatives, so it is hard to tell what a tick means.',
  },
  keyboard: {
    Tab: 'Moves the focus to the box. A disabled one is skipped.',
    Space: 'Checks or unchecks it.',
  },
  screenReader:
    '"In stock, checkbox, not checked", with a count "In stock 1,006". An indeterminate one is announced as mixed or partially checked, a disabled one as dimmed or unavailable.',
} satisfies ComponentDocs<CheckboxProps>;
