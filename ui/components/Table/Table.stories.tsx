import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '#ui/story/long-content.ts';
import { formatCount } from '../Numeric/format-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { formatMoney } from '../Money/format-money.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Status } from '../Status/Status.tsx';
import { Table, type SortOrder, type TableColumn, type TableProps } from './Table.tsx';
import docs from './Table.docs.tsx';

interface Line {
  id: string;
  name: string;
  quantity: number;
  total: number;
  address: string;
  status: 'unpaid' | 'pending' | 'shipped';
}

const address = 'Verkstadsgatan 14, 412 51 Göteborg';
function line(id: string, name: string, quantity: number, total: number, status: Line['status']): Line {
  return { id, name, quantity, total, address, status };
}

const lines: readonly Line[] = [
  line('a', 'Ventilated brake disc', 120, 7680, 'unpaid'),
  line('b', 'Spin-on oil filter', 200, 1280, 'pending'),
  line('c', 'Wheel bearing', 40, 750, 'shipped'),
];

const columns: readonly TableColumn<Line>[] = [
  { id: 'number', label: '#', kind: 'index', cell: (_line, number) => formatCount(number) },
  {
    id: 'name',
    label: 'Product Name',
    kind: 'name',
    width: '26%',
    sortBy: 'productName',
    cell: ({ name }) => name,
  },
  {
    id: 'quantity',
    label: 'Quantity',
    kind: 'figure',
    width: '12%',
    sortBy: 'quantity',
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    id: 'total',
    label: 'Total Price',
    kind: 'figure',
    width: '14%',
    sortBy: 'total',
    cell: ({ total }) => formatMoney(total),
  },
  { id: 'address', label: 'Address', kind: 'address', width: '30%', cell: ({ address }) => address },
  { id: 'status', label: 'Status', kind: 'status', cell: ({ status }) => <Status status={status} /> },
];

export default {
  title: 'Tables and data/Table',
  id: 'components-table',
  component: Table<Line>,
  decorators: [
    // The sticky header is below the navbar, whose space this is.
    (Story) => (
      <div style={{ paddingBlockStart: '3.75rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Orders', columns, rows: lines, rowId: ({ id }) => id },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof Table<Line>>;
type Story = StoryObj<typeof Table<Line>>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Orders' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.join()).toBe('#,Product Name,Quantity,Total Price,Address,Status');
    // Without `sort` the headers have no buttons.
    await expect(table.queryByRole('button')).not.toBeInTheDocument();
  },
};

const heightsOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.getBoundingClientRect().height);

/** Placeholder rows are as tall as real ones. */
export const Loading: Story = {
  args: { rows: null, skeletonRows: 3 },
  render: (args) => (
    <>
      <Table {...args} />
      <Table {...args} label="Arrived" rows={lines} />
    </>
  ),
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('table', { name: 'Orders' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    const arrived = canvas.getByRole('table', { name: 'Arrived' });
    await expect(heightsOf(within(waiting).getAllByRole('row'))).toEqual(
      heightsOf(within(arrived).getAllByRole('row')),
    );
  },
};

/** The next page is loading: the current rows stay until it arrives. */
export const Busy: Story = {
  args: { isBusy: true },
};

function Sorted({ onSort, ...props }: TableProps<Line> & { onSort(order: SortOrder | null): void }) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  function change(next: SortOrder | null) {
    onSort(next);
    setOrder(next);
  }
  return <Table {...props} sort={{ order, onChange: change }} />;
}

const onSort = fn<(order: SortOrder | null) => void>();

/** Ascending, descending, and back to the default order. */
export const Sortable: Story = {
  render: (args) => <Sorted {...args} onSort={onSort} />,
  play: async ({ canvas }) => {
    onSort.mockClear();
    const head = canvas.getByRole('columnheader', { name: 'Total Price' });
    const button = within(head).getByRole('button', { name: 'Total Price' });
    await expect(head).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'total', isDescending: false });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith({ by: 'total', isDescending: true });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith(null);
    await expect(head).not.toHaveAttribute('aria-sort');
  },
};

function Selecting({ rows, ...props }: TableProps<Line>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['on another page']));
  const change = (changed: readonly Line[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const { id } of changed) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return (
    <Table
      {...props}
      rows={rows}
      selection={{
        selected,
        onToggle: (row, isSelected) => change([row], isSelected),
        onToggleAll: change,
        labelOf: ({ name }) => name,
      }}
    />
  );
}

/** The header checkbox selects the loaded rows: none, some or all. */
export const Selectable: Story = {
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas }) => {
    const all = within(canvas.getByRole('table')).getByRole('checkbox', { name: 'Select all on this page' });
    const disc = canvas.getByRole('checkbox', { name: 'Select Ventilated brake disc' });
    await expect(all).not.toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(disc);
    await expect(disc).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Wheel bearing' })).toBeChecked();
    await userEvent.click(all);
    await expect(disc).not.toBeChecked();
    await userEvent.click(disc);
  },
};

/** A row's name opens its details. */
export const Opens: Story = {
  tags: ['test-only'],
  args: { onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spin-on oil filter' }));
    await expect(args.onOpen).toHaveBeenCalledWith(lines[1]);
  },
};

const pictured: readonly TableColumn<Line>[] = [
  ...columns.slice(0, 1),
  {
    id: 'picture',
    label: 'Picture',
    kind: 'picture',
    isLabelHidden: true,
    cell: ({ name }) => <Picture src="" alt="" slot="thumbnail" partName={name} />,
  },
  ...columns.slice(1, 4),
  ...columns.slice(5),
  {
    id: 'actions',
    label: 'Actions',
    kind: 'actions',
    isLabelHidden: true,
    cell: ({ name }) => (
      <IconButton
        label={`Delete ${name}`}
        size="sm"
        tone="critical"
        icon={<Icon name="trash" />}
        onPress={() => undefined}
      />
    ),
  },
];

export const WithPictures: Story = { args: { columns: pictured } };

export const WithPicturesLoading: Story = { args: { columns: pictured, rows: null } };

const refused = 'The shop could not be reached. Check your connection and try again.';

/** Why an action failed has the width of the table. */
export const RowError: Story = {
  args: { errorOf: ({ id }) => (id === lines[0]?.id ? refused : undefined) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(refused);
    await expect(alert.closest('td')?.offsetWidth).toBe(canvas.getByRole('table').offsetWidth);
  },
};

export const OneRow: Story = { args: { rows: lines.slice(0, 1) } };

export const NoRows: Story = { args: { rows: [] } };

const hard: readonly Line[] = [
  {
    id: 'a',
    name: longWord,
    quantity: 1_000_000,
    total: 999_999.99,
    address: `Industrivägen${'industrivägen'.repeat(6)}`,
    status: 'unpaid',
  },
  { id: 'b', name: '<b>disc</b> & pad', quantity: 0, total: -1, address: '', status: 'pending' },
  { id: 'c', name: 'قرص مكبح مهوى', quantity: 1e15, total: 0, address: 'شارع الملك فهد', status: 'shipped' },
];

export const HardContent: Story = { args: { rows: hard, onOpen: fn() } };
