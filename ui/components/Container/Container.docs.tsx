import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

export default {
  summary: 'Limits content to the width of the page, between its side margins.',
  status: 'stable',
  use: [
    'once around the content of each section of a page, and in the navbar and the footer.',
    'inside the element that has the background, so that the background reaches the edges of the window.',
  ],
  useInstead: {
    Grid: 'to arrange items in columns.',
    Stack: 'to arrange items in one column.',
    Panel: 'for a surface with a border.',
  },
  anatomy: {
    example: (
      <Container>
        <Text style="body">Made in our own works and kept on our own shelves.</Text>
      </Container>
    ),
    parts: {
      div: 'Margin, on both sides. It grows with the window',
      p: 'Content, at most 84 rem wide and centred',
    },
  },
  matrix: {
    variants: {
      Default: () => (
        <Container>
          <Panel>
            <Text style="title">Order this part</Text>
          </Panel>
        </Container>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'It has no text of its own.',
    'Set a long text with Text. In the styles `body` and `lead` it limits the length of the lines, which would be too long otherwise.',
  ],
  good: {
    example: (
      <Container>
        <Panel>
          <Text style="body">Ventilated brake disc</Text>
        </Panel>
      </Container>
    ),
    text: 'One container sets the margins.',
  },
  bad: {
    example: (
      <Container>
        <Container>
          <Panel>
            <Text style="body">Ventilated brake disc</Text>
          </Panel>
        </Container>
      </Container>
    ),
    text: 'Two containers double the margins, so the content does not line up with other sections.',
  },
  keyboard: {},
  screenReader: 'Only its content. It has no role.',
} satisfies ComponentDocs;
