import type { ReactNode } from 'react';
import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { formatMoney } from '../Money/format-money.ts';
import { formatCount } from '../Numeric/format-count.ts';
import { Status, type StatusProps } from '../Status/Status.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface Order {
  id: string;
  name: string;
  quantity: number;
  total: number;
  status: StatusProps['status'];
}

const orders: readonly Order[] = [
  { id: '000001', name: 'Ventilated brake disc', quantity: 120, total: 7680, status: 'unpaid' },
  { id: '4C01D7', name: 'Spin-on oil filter', quantity: 200, total: 1280, status: 'pending' },
  { id: '19E5B2', name: 'Wheel bearing', quantity: 40, total: 750, status: 'shipped' },
];

const idOf = ({ id }: Order) => id;

const columns: readonly TableColumn<Order>[] = [
  { id: 'name', label: 'Product Name', kind: 'name', sortBy: 'productName', cell: ({ name }) => name },
  {
    id: 'quantity',
    label: 'Quantity',
    kind: 'figure',
    sortBy: 'quantity',
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    id: 'total',
    label: 'Total Price',
    kind: 'figure',
    sortBy: 'totalPrice',
    cell: ({ total }) => formatMoney(total),
  },
  { id: 'status', label: 'Status', kind: 'status', cell: ({ status }) => <Status status={status} /> },
];

const figures = columns.slice(0, 3);
const figuresAsText = figures.map((column): TableColumn<Order> =>
  column.kind === 'figure' ? { ...column, kind: 'text' } : column,
);

/** The space of the navbar, below which the header is sticky. */
const belowNavbar = (table: ReactNode) => <div style={{ paddingBlockStart: '3.75rem' }}>{table}</div>;

export default {
  use: [
    'to compare many items of the same kind: orders, parts, users.',
    'with `sort` if people look for the largest or the newest. The table shows the order but does not sort.',
    'with `selection` if an action applies to several rows.',
  ],
  useInstead: {
    DescriptionList: 'for the facts about one item.',
    Grid: 'for parts that people choose by their image.',
    EmptyState: 'in its place if there are no rows.',
    StatStrip: 'for up to four totals.',
  },
  content: [
    'Write one or two words as a header, in the words of the product: "Total Price".',
    'Write "–" in a cell that has no value.',
    'Give every column a label, also one of images or actions. Hide it visually with `isLabelHidden`.',
  ],
  good: {
    example: belowNavbar(<Table label="Aligned orders" columns={figures} rows={orders} rowId={idOf} />),
    text: 'Numbers have the kind `figure`, so their digits are below each other.',
  },
  bad: {
    example: belowNavbar(
      <Table label="Unaligned orders" columns={figuresAsText} rows={orders} rowId={idOf} />,
    ),
    text: 'Numbers have the kind `text`, so they are hard to compare.',
  },
  keyboard: {
    Tab: 'Moves the focus to the next sortable header, checkbox, name or action.',
    'Enter or Space on a header': 'Sorts ascending, then descending, then in the default order.',
    'Space on a checkbox': 'Selects the row, or all rows of this page.',
    'Enter or Space on a name': 'Opens the details of the row.',
  },
  screenReader:
    '"Orders, table", with the number of rows and columns. A sorted header is announced as ascending or descending, and a loading table as busy.',
} satisfies ComponentDocs;
