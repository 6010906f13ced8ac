import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

export default {
  use: [
    'before the text of one item that is in progress, such as an order in a list of results.',
    'in the size and colour of the text around it. It has no size of its own.',
  ],
  useInstead: {
    Button: 'with `isPending` while its action is pending.',
    PageSpinner: 'while a page loads.',
    Skeleton: 'while a section loads.',
    ProgressBar: 'where the progress is known, such as for an upload.',
  },
  matrix: {
    variants: {
      'In small text': () => (
        <Text style="small" tone="muted">
          <Spinner /> In progress
        </Text>
      ),
      'In body text': () => (
        <Text style="body">
          <Spinner /> In progress
        </Text>
      ),
      'In a title': () => (
        <Text style="h3">
          <Spinner /> Preparing payment
        </Text>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Put a text next to it that says what is in progress: "Deleting 3 orders".',
    'Do not write "Please wait".',
  ],
  good: {
    example: (
      <Text style="body">
        <Spinner /> Deleting 3 orders
      </Text>
    ),
    text: 'The text says what is in progress.',
  },
  bad: {
    example: (
      <Text style="body">
        <Spinner />
      </Text>
    ),
    text: 'Without a text nobody knows what is in progress, and a screen reader announces nothing.',
  },
  screenReader: 'Nothing. The spinner is hidden, so the text next to it must say what is in progress.',
} satisfies ComponentDocs;
