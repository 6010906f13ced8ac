import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Rating } from './Rating.tsx';

export default {
  summary: 'Shows a rating as stars.',
  status: 'stable',
  use: [
    'to show the rating of a review, next to the name of the reviewer.',
    'with the exact value. It rounds the stars to whole ones and the accessible name to one decimal.',
  ],
  useInstead: {
    RatingInput: 'to ask for a rating.',
    Status: 'for the state of an order.',
  },
  anatomy: {
    example: <Rating value={4} />,
    parts: { svg: 'Given star', 'svg:last-child': 'Star that was not given' },
  },
  matrix: {
    variants: {
      'All stars': () => <Rating value={5} />,
      'Some stars': () => <Rating value={3} />,
      'No stars': () => <Rating value={0} />,
    },
    isControl: false,
    states: {},
  },
  content: [
    'Add no text such as "4 of 5": the stars already say it, and screen readers announce it.',
    'Show the name of the reviewer before it.',
  ],
  good: {
    example: (
      <Inline gap="3">
        <Text as="span" style="body">
          Mara Lindqvist
        </Text>
        <Rating value={4} />
      </Inline>
    ),
    text: 'The stars are enough.',
  },
  bad: {
    example: (
      <Inline gap="3">
        <Text as="span" style="body">
          Mara Lindqvist
        </Text>
        <Rating value={4} />
        <Text as="span" style="small">
          4 of 5
        </Text>
      </Inline>
    ),
    text: 'The text repeats the stars, and screen readers announce the rating twice.',
  },
  keyboard: {},
  screenReader: '"4 of 5, image". A fraction has one decimal: "3.7 of 5".',
} satisfies ComponentDocs;
