import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formatCount } from '../Figure/format-count.ts';
import { formatMoney } from '../Money/format-money.ts';
import { Status } from '../Status/Status.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Line {
  id: string;
  name: string;
  quantity: number;
  total: number;
  status: 'unpaid' | 'pending' | 'shipped';
}

const lines: readonly Line[] = [
  { id: 'a', name: 'Ventilated brake disc', quantity: 120, total: 7680, status: 'unpaid' },
  { id: 'b', name: 'Spin-on oil filter', quantity: 200, total: 1280, status: 'pending' },
  { id: 'c', name: 'Wheel bearing', quantity: 40, total: 750, status: 'shipped' },
];

const columns: readonly TableColumn<Line>[] = [
  { id: 'number', label: '#', kind: 'index', cell: (_line, number) => number },
  { id: 'name', label: 'Product Name', kind: 'name', width: '40%', cell: ({ name }) => name },
  { id: 'quantity', label: 'Quantity', kind: 'figure', cell: ({ quantity }) => formatCount(quantity) },
  { id: 'total', label: 'Total Price', kind: 'figure', cell: ({ total }) => formatMoney(total) },
  {
    id: 'status',
    label: 'Status',
    kind: 'status',
    width: '14%',
    cell: ({ status }) => <Status status={status} />,
  },
];

const meta = {
  title: 'Components/Table',
  component: Table<Line>,
  args: { label: 'Orders', columns, rows: lines, rowId: ({ id }) => id },
} satisfies Meta<typeof Table<Line>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Orders' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Product Name',
      'Quantity',
      'Total Price',
      'Status',
    ]);
  },
};

export const Loading: Story = { args: { rows: null } };
