import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

export default {
  use: [
    'for a price, a count or any other number of a form or a filter.',
    'with `inputMode="decimal"` for amounts and `numeric` for counts. It selects the keyboard on a phone.',
    'with the prefix "$" for amounts in dollars, a suffix for other units.',
  ],
  useInstead: {
    QuantityStepper: 'for a quantity to order, with a minimum and a stock.',
    TextField: 'for digits that are not a number, such as a phone number.',
    RatingInput: 'for a rating.',
    Money: 'to show an amount that cannot be edited.',
  },
  matrix: {
    variants: {
      Count: (state) => (
        <NumberInput
          label="Minimum quantity"
          name="minimum"
          inputMode="numeric"
          defaultValue="10"
          {...state}
        />
      ),
      Price: (state) => (
        <NumberInput
          label="Price"
          name="price"
          inputMode="decimal"
          prefix="$"
          defaultValue="64.00"
          {...state}
        />
      ),
      'With a suffix': (state) => (
        <NumberInput
          label="I need"
          name="need"
          inputMode="numeric"
          suffix="units"
          defaultValue="120"
          isOptional="unmarked"
          {...state}
        />
      ),
    },
    isControl: true,
    states: {
      Empty: { defaultValue: '' },
      Error: { defaultValue: '0', error: 'Type 1 or more.' },
      'Read-only': { isReadOnly: true },
      Disabled: { isDisabled: true },
    },
  },
  content: [
    'The label names the number: "Price", "Minimum quantity".',
    'Screen readers do not announce the prefix and the suffix. If the label does not imply the unit, name it in the hint.',
    'An error says what to type, with an example or the limit: "Type a whole number, such as 24.".',
    'Do not correct what was typed. "12a" stays in the field, with an error.',
  ],
  good: {
    example: (
      <NumberInput label="Price" name="good-price" inputMode="decimal" prefix="$" defaultValue="64.00" />
    ),
    text: 'The prefix shows the unit next to the number.',
  },
  bad: {
    example: <NumberInput label="Price" name="bad-price" inputMode="decimal" defaultValue="64.00" />,
    text: 'The field does not say whether the number is in dollars or cents.',
  },
  keyboard: {
    Tab: 'Moves the focus to the field.',
    'Any character': 'Is typed, also a letter. The form shows the error.',
    'Arrow left or Arrow right': 'Moves the caret. Arrow up and down do not change the number.',
  },
  screenReader:
    '"Price, edit text, required, 64.00". Then the hint or the error. A field with an error is announced as invalid. The "$" is not announced.',
} satisfies ComponentDocs<NumberInputProps>;
