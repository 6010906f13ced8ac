import type { ComponentDocs } from '#ui/story/component-docs.ts';
import * as product from '#messages/product.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const change = () => undefined;

export default {
  use: [
    'for the quantity of an order, which has a minimum and a stock.',
    'with `error` for an error of the server. The field checks the range and whole numbers itself.',
    'with `messageId` if an invalid quantity disables a button. Pass the same id to its `describedBy`.',
  ],
  useInstead: {
    NumberInput: 'for a price, a count or any other number.',
    RangeIndicator: 'to show a value between two limits that is not entered here.',
  },
  matrix: {
    variants: {
      Default: (state) => (
        <div style={{ width: '14rem' }}>
          <QuantityStepper
            label="Quantity"
            value={120}
            minimum={10}
            stock={480}
            onChange={change}
            {...state}
          />
        </div>
      ),
    },
    isControl: true,
    states: {
      'Below the minimum': { value: 4 },
      'All of the stock': { value: 480 },
      Error: { error: product.aboveStock({ stock: 36 }) },
      'Stock below the minimum': { minimum: 8, stock: 6 },
      'Out of stock': { stock: 0 },
    },
  },
  content: [
    'The label is "Quantity". The ends of the line give the minimum and the stock, so no hint repeats them.',
    `An error gives the number: "${product.aboveStock({ stock: 36 })}", not "Invalid quantity".`,
  ],
  good: {
    example: (
      <QuantityStepper
        label="Quantity"
        value={120}
        minimum={10}
        stock={480}
        error={product.aboveStock({ stock: 36 })}
        onChange={change}
      />
    ),
    text: 'The error says which quantity is possible.',
  },
  bad: {
    example: (
      <QuantityStepper
        label="Quantity"
        value={120}
        minimum={10}
        stock={480}
        error="Invalid quantity"
        onChange={change}
      />
    ),
    text: 'The customer has to guess which quantity is possible.',
  },
  keyboard: {
    Tab: 'Moves the focus to the input. The two buttons are not tab stops, because the keys below do the same.',
    'Up or Down arrow': 'Adds or removes one.',
    'Page Up or Page Down': 'Adds or removes ten.',
    'Home or End': 'Sets the minimum or the whole stock.',
  },
  screenReader:
    '"Quantity, spin button, 120", with the minimum and the stock as its range. The hint or error is its description and is announced when it changes. Without enough stock it is announced as unavailable.',
} satisfies ComponentDocs<QuantityStepperProps>;
