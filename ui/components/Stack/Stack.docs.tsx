import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Status } from '../Status/Status.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const panels = (
  <>
    <Panel>Ventilated brake disc</Panel>
    <Panel>Wheel bearing</Panel>
  </>
);

export default {
  summary: 'Lays out its children in a column with equal gaps.',
  status: 'stable',
  use: [
    'for every column of elements. It sets the gap, so that components need no margins.',
    'with a small gap between lines that belong together, and a larger one between groups.',
    'with `align="start"` for children that keep their own width, such as a badge below a title.',
    'with `as` for a list, a section or a header.',
  ],
  useInstead: {
    Inline: 'to lay out children in a row.',
    Grid: 'to lay out cards in several columns.',
    Container: 'to limit the width of a page.',
    DescriptionList: 'for labels with their values.',
  },
  anatomy: {
    example: (
      <Stack gap="4" align="start">
        <Text style="h3">Ventilated brake disc</Text>
        <Status status="pending" />
      </Stack>
    ),
    parts: {
      p: 'First child',
      span: 'Next child, one gap below. With `start` it keeps its own width',
    },
  },
  matrix: {
    variants: {
      'Gap 1': () => <Stack gap="1">{panels}</Stack>,
      'Gap 4': () => <Stack gap="4">{panels}</Stack>,
      'Gap 8': () => <Stack gap="8">{panels}</Stack>,
      'Aligned at the start': () => (
        <Stack gap="4" align="start">
          {panels}
        </Stack>
      ),
      Centred: () => (
        <Stack gap="4" align="center">
          {panels}
        </Stack>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'It has no text of its own.',
    'Put what people read first at the top: the name, then the facts, then the actions.',
  ],
  good: {
    example: (
      <Stack gap="1">
        <Text style="title">Ventilated brake disc</Text>
        <Text style="small">480 in stock</Text>
      </Stack>
    ),
    text: 'The gap is small, so the stock belongs to the name.',
  },
  bad: {
    example: (
      <Stack gap="8">
        <Text style="title">Ventilated brake disc</Text>
        <Text style="small">480 in stock</Text>
      </Stack>
    ),
    text: 'The gap separates the stock from the name.',
  },
  keyboard: {},
  screenReader: 'Nothing of its own. As `ul` or `ol` it is a list, and each child must be a list item.',
} satisfies ComponentDocs;
