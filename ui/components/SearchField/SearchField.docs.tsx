import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const change = () => undefined;

export default {
  summary: 'A field that searches a list.',
  status: 'stable',
  use: [
    'above a list, to find rows while typing.',
    'with `isTall` at the top of a page, and without it in the row above a table.',
    'with `hasShortcut` at most once per page, and only if the settings of the person allow single keys.',
  ],
  useInstead: {
    TextField: 'for any other line of text.',
    SegmentedControl: 'to show one part of a list, such as the unpaid orders.',
    Select: 'to choose one of many options.',
  },
  anatomy: {
    example: (
      <div style={{ width: '20rem' }}>
        <Stack gap="4">
          <SearchField
            label="Search parts"
            placeholder="Search by name or description"
            name="anatomy-empty"
            value=""
            hasShortcut
            onChange={change}
          />
          <SearchField
            label="Search parts"
            placeholder="Search by name or description"
            name="anatomy-filled"
            value="brake disc"
            onChange={change}
          />
        </Stack>
      </div>
    ),
    parts: {
      svg: 'Icon',
      input: 'Input. The placeholder says what the search covers',
      kbd: 'Key that moves the focus to the field, optional. Not shown on narrow screens',
      button: 'Clear, while there is text',
    },
  },
  matrix: {
    variants: {
      Default: (state) => (
        <div style={{ width: '14rem' }}>
          <SearchField
            label="Search parts"
            placeholder="Name of a part"
            name="matrix-default"
            value=""
            onChange={change}
            {...state}
          />
        </div>
      ),
      Tall: (state) => (
        <div style={{ width: '14rem' }}>
          <SearchField
            label="Search parts"
            placeholder="Name of a part"
            name="matrix-tall"
            value=""
            isTall
            onChange={change}
            {...state}
          />
        </div>
      ),
    },
    isControl: true,
    states: { Filled: { value: 'brake disc' } },
  },
  content: [
    'The label names the list: "Search parts". It is not visible.',
    'The placeholder says what the search covers: "Search by name or description".',
    'Keep the placeholder short. A longer one ends in an ellipsis.',
  ],
  good: {
    example: (
      <SearchField
        label="Search parts"
        placeholder="Search by name or description"
        name="good-search"
        value=""
        onChange={change}
      />
    ),
    text: 'The placeholder says what the search covers.',
  },
  bad: {
    example: (
      <SearchField
        label="Search parts"
        placeholder="Type here"
        name="bad-search"
        value=""
        onChange={change}
      />
    ),
    text: '"Type here" does not say what the search covers.',
  },
  keyboard: {
    Tab: 'Moves the focus to the input, then to Clear while there is text.',
    Escape: 'Clears the text. In an empty field, it closes the dialog around the field.',
    '/': 'With `hasShortcut`, moves the focus to the field and selects its text, except from text fields, dialogs and menus.',
  },
  screenReader:
    '"Search parts, search field", with the shortcut if there is one. It does not announce the results: the list must do that.',
} satisfies ComponentDocs<SearchFieldProps>;
