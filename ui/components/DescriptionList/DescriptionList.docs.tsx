import type { ComponentDocs } from '#storybook/docs/component-docs.ts';
import { Money } from '../Money/Money.tsx';
import { Numeric } from '../Numeric/Numeric.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default {
  summary: 'Facts about one item, each with a label, in ruled cells.',
  status: 'stable',
  use: [
    'for the details of an order, a part or a user.',
    'at the top of a ConfirmDialog, to show what is affected.',
    'with the columns `nameFirst` for a name and two figures, and `figures` for three short figures that share one row on phones too.',
    'with `isBare` directly on the page, outside a panel or dialog.',
  ],
  useInstead: {
    Table: 'for the same facts about several items.',
    StatStrip: 'for the main figures of a dashboard.',
    Timeline: 'for events in order.',
  },
  anatomy: {
    example: (
      <DescriptionList
        columns={4}
        cells={[
          { label: 'Product', value: 'Ventilated brake disc', span: 2 },
          { label: 'Quantity', value: <Numeric>120</Numeric> },
          { label: 'Total Price', value: <Money amount={7680} /> },
        ]}
      />
    ),
    parts: {
      dl: 'Frame',
      dt: 'Label',
      dd: 'Value',
      'dl > div:nth-child(2)': 'Cell, one or more columns wide',
    },
  },
  matrix: {
    variants: {
      'One column': () => (
        <DescriptionList
          columns={1}
          cells={[
            { label: 'Name', value: 'Ines Carvalho' },
            { label: 'Email', value: 'ines@oficinacarvalho.example' },
          ]}
        />
      ),
      'Four columns': () => (
        <DescriptionList
          columns={4}
          cells={[
            { label: 'Quantity', value: <Numeric>120</Numeric> },
            { label: 'Price', value: <Money amount={64} /> },
            { label: 'Total Price', value: <Money amount={7680} />, span: 2 },
            { label: 'Transaction id', value: <Numeric>pi_3QK8nT2eZvKYlo2C1rDq7bXh</Numeric>, span: 4 },
          ]}
        />
      ),
      'Name first': () => (
        <DescriptionList
          columns="nameFirst"
          cells={[
            { label: 'Product Name', value: 'Ventilated brake disc' },
            { label: 'Quantity', value: <Numeric>120</Numeric> },
            { label: 'Total Price', value: <Money amount={7680} /> },
          ]}
        />
      ),
      Figures: () => (
        <DescriptionList
          columns="figures"
          cells={[
            { label: 'Price', value: <Money amount={64} /> },
            { label: 'Quantity', value: <Numeric>480</Numeric> },
            { label: 'Minimum order', value: <Numeric>10</Numeric> },
          ]}
        />
      ),
      'Bare, with figures as labels': () => (
        <DescriptionList
          columns={1}
          isBare
          cells={[
            { label: '2019 to 2022', isFigure: true, value: 'BSc, Computer science' },
            { label: '2016 to 2019', isFigure: true, value: 'Technical college, mechanical design' },
          ]}
        />
      ),
    },
    isControl: false,
    states: {},
  },
  content: [
    'Use one to three words for a label, the same ones as in forms and tables: "Minimum order".',
    'Set numbers with Numeric, amounts with Money and times with DateTime.',
    'Write "–" if a value is missing. An empty cell looks like an error.',
  ],
  good: {
    example: (
      <DescriptionList
        columns={2}
        cells={[
          { label: 'Price', value: <Money amount={64} /> },
          { label: 'Minimum order', value: <Numeric>10</Numeric> },
        ]}
      />
    ),
    text: 'Short labels keep the cells equally high and easy to scan.',
  },
  bad: {
    example: (
      <DescriptionList
        columns={2}
        cells={[
          { label: 'The price of one piece is', value: <Money amount={64} /> },
          { label: 'The smallest quantity that you can order is', value: <Numeric>10</Numeric> },
        ]}
      />
    ),
    text: 'Labels that are sentences wrap and hide the values.',
  },
  keyboard: {},
  screenReader:
    'A description list, in which each label is followed by its value: "Minimum order", "10". Some screen readers announce the number of entries.',
} satisfies ComponentDocs;
