import type { Meta, StoryObj } from '@storybook/react-vite';
import { Numeric } from '../Numeric/Numeric.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export default {
  title: 'Tables and data/DescriptionList',
  id: 'components-descriptionlist',
  component: DescriptionList,
  args: {
    columns: 3,
    cells: [
      { label: 'Price', value: <Money amount={64} /> },
      { label: 'Quantity', value: <Numeric>480</Numeric> },
      { label: 'Minimum order', value: <Numeric>10</Numeric> },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
type Story = StoryObj<typeof DescriptionList>;

export const Facts: Story = {};

export const Receipt: Story = {
  args: {
    columns: 6,
    cells: [
      { label: 'Product', value: 'Ventilated brake disc', span: 4 },
      { label: 'Quantity', value: <Numeric>120</Numeric>, span: 2 },
      { label: 'Transaction id', value: <Numeric>pi_3QK8nT2eZvKYlo2C1rDq7bXh</Numeric>, span: 4 },
      { label: 'Total price', value: <Money amount={7680} />, span: 2 },
    ],
  },
};

export const LongValues: Story = {
  args: {
    columns: 2,
    cells: [
      { label: 'Product', value: 'Bremsscheibenabdeckblech'.repeat(4) },
      { label: 'Address', value: '' },
    ],
  },
};

/** An entry of a CV, labelled by its years. */
export const Years: Story = {
  args: {
    columns: 1,
    isBare: true,
    cells: [
      { label: '2019 to 2022', isFigure: true, value: 'BSc, Computer science' },
      { label: '2016 to 2019', isFigure: true, value: 'Technical college, mechanical design' },
    ],
  },
};
