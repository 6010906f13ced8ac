import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import * as product from '#messages/product.ts';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

const rate = () => undefined;

export default {
  summary: 'A field for a rating of one to five stars.',
  status: 'stable',
  use: [
    'to ask for a rating in a form. It is always required.',
    'with the value null at first, so that nobody sends a rating by mistake.',
  ],
  useInstead: {
    Rating: 'to show a rating that cannot be changed.',
    SegmentedControl: 'to choose one of two to five other options.',
    Select: 'to choose one of many options.',
  },
  anatomy: {
    example: <RatingInput label="Rating" name="anatomy-rating" value={4} onChange={rate} />,
    parts: {
      '[role="radiogroup"] > span': 'Label',
      label: 'Star in a target of 44 px',
      '[role="radiogroup"] > div > span': 'Rating as text',
      p: 'Line for an error. Its space is always reserved',
    },
  },
  matrix: {
    variants: {
      Default: (state) => (
        <div style={{ width: '20rem' }}>
          <RatingInput label="Rating" name="matrix-rating" value={3} onChange={rate} {...state} />
        </div>
      ),
    },
    isControl: true,
    states: {
      Empty: { value: null },
      Error: { value: null, error: product.requiredRating() },
    },
  },
  content: [
    'The label says what is rated, in one or two words: "Rating", "Your rating".',
    `The product defines the error of an empty field: "${product.requiredRating()}".`,
  ],
  good: {
    example: <RatingInput label="Rating" name="good-rating" value={null} onChange={rate} />,
    text: 'No star is selected before the customer selects one.',
  },
  bad: {
    example: <RatingInput label="Rating" name="bad-rating" value={5} onChange={rate} />,
    text: 'Five stars are selected from the start, so a rating may be sent by mistake.',
  },
  keyboard: {
    Tab: 'Moves the focus to the selected star, or to the first one. The five stars are one tab stop.',
    'Arrow keys': 'Select the next or the previous star.',
    Space: 'Selects the focused star.',
  },
  screenReader:
    '"Rating, radio group, required", then "4 of 5, radio button, checked". The error is the description of the group.',
} satisfies ComponentDocs<RatingInputProps>;
