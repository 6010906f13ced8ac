import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

export default {
  use: [
    'in a sentence, to open another page.',
    'for the name of an item that has its own page, such as a part in a list.',
    'next to the label of a field, as its action.',
  ],
  useInstead: {
    ArrowLink: 'for a link that is not in a text.',
    LinkButton: 'to open a page as one of the actions of the screen.',
    Button: 'to start an action on the page.',
  },
  matrix: {
    variants: {
      'In body text': () => (
        <Text style="body">
          Already have an account? <TextLink href="#login">Login</TextLink>
        </Text>
      ),
      'In small text': () => (
        <Text style="small" tone="muted">
          Already have an account? <TextLink href="#login">Login</TextLink>
        </Text>
      ),
      'As a name': () => (
        <Text style="title">
          <TextLink href="#wheel-bearing">Wheel bearing</TextLink>
        </Text>
      ),
    },
    isControl: true,
    states: {},
  },
  content: [
    'Name the page that opens, or the item: "Create an account", "Wheel bearing".',
    'The link must make sense without the text around it. Do not write "here" or "more".',
    'Leave the full stop after a sentence out of the link.',
  ],
  good: {
    example: (
      <Text style="body">
        New to Norholt? <TextLink href="#create">Create an account</TextLink>
      </Text>
    ),
    text: 'The link says what it opens.',
  },
  bad: {
    example: (
      <Text style="body">
        New to Norholt? Create an account <TextLink href="#here">here</TextLink>
      </Text>
    ),
    text: 'In a list of links, "here" says nothing.',
  },
  keyboard: {
    Tab: 'Moves the focus to the link.',
    Enter: 'Opens the page.',
  },
  screenReader: '"Create an account, link".',
} satisfies ComponentDocs;
