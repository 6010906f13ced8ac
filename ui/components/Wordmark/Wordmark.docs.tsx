import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Text } from '../Text/Text.tsx';
import { Wordmark } from './Wordmark.tsx';

const footer = { inlineSize: '24rem' };

export default {
  summary: 'The name of the shop as drawn letters.',
  status: 'stable',
  use: [
    'in the navbar and the footer, on a receipt and next to a login form.',
    'in the size `sm` in a menu, on the dashboard, and in the navbar after scrolling.',
    'in the size `page` once, at the bottom of a page. It is decorative there.',
  ],
  useInstead: {
    LogoMark: 'where there is no space for the whole name.',
    Text: 'to write the name in a sentence.',
  },
  anatomy: {
    example: <Wordmark />,
    parts: {
      'path:first-child': 'Letters in the colour of text. Both Os of Norholt are rings',
      'path:last-child': 'Hubs in the accent colour, one in each ring',
    },
  },
  matrix: {
    variants: {
      Medium: () => <Wordmark size="md" />,
      Small: () => <Wordmark size="sm" />,
      Page: () => (
        <div style={footer}>
          <Wordmark size="page" />
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Write the name in texts as "Norholt", with one capital letter.',
    'Give a link around it a name that says where it leads: "Norholt, home".',
  ],
  good: {
    example: <Wordmark />,
    text: 'The drawing, with its rings.',
  },
  bad: {
    example: <Text style="h3">NORHOLT</Text>,
    text: 'Set in a font, the name loses its rings.',
  },
  keyboard: {},
  screenReader: '"Norholt, image". In the size `page` it is hidden.',
} satisfies ComponentDocs;
