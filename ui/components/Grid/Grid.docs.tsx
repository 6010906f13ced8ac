import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Grid } from './Grid.tsx';

const parts = (
  <>
    <Panel>Ventilated brake disc</Panel>
    <Panel>Brake pad set</Panel>
    <Panel>Wheel bearing</Panel>
    <Panel>Forged piston</Panel>
  </>
);

export default {
  summary: 'Lays out its children in columns of equal width.',
  status: 'stable',
  use: [
    'for two fields beside each other, such as name and email.',
    'for up to four columns of similar items.',
    'where narrow screens need fewer columns: at most two below 1100 px, one below 640 px.',
  ],
  useInstead: {
    Inline: 'for a row of elements of different width, such as buttons.',
    Stack: 'for one column.',
    DescriptionList: 'for the facts about one item.',
    Table: 'for rows with the same facts.',
  },
  anatomy: {
    example: (
      <div style={{ width: '32rem' }}>
        <Grid columns={2} gap="6">
          {parts}
        </Grid>
      </div>
    ),
    parts: {
      '[style] > div > div:nth-child(1)': 'First child',
      '[style] > div > div:nth-child(2)': 'Next column, separated by the gutter of the page',
      '[style] > div > div:nth-child(3)': 'Next row, separated by the gap',
    },
  },
  matrix: {
    variants: {
      Two: () => (
        <div style={{ width: '40rem' }}>
          <Grid columns={2} gap="4">
            {parts}
          </Grid>
        </div>
      ),
      Three: () => (
        <div style={{ width: '40rem' }}>
          <Grid columns={3} gap="4">
            {parts}
          </Grid>
        </div>
      ),
      Four: () => (
        <div style={{ width: '40rem' }}>
          <Grid columns={4} gap="4">
            {parts}
          </Grid>
        </div>
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Put the most important child first. On narrow screens it is at the top.',
    'Write texts of similar length. A longer one makes its whole row higher.',
  ],
  good: {
    example: (
      <Grid columns={2} gap="4">
        {parts}
      </Grid>
    ),
    text: 'A gap separates the rows.',
  },
  bad: {
    example: (
      <Grid columns={2} gap="0">
        {parts}
      </Grid>
    ),
    text: 'Without a gap, two parts look like one.',
  },
  keyboard: {},
  screenReader: 'Nothing of its own. The children are read in the order of the source, row by row.',
} satisfies ComponentDocs;
