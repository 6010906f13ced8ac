import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { Figure } from '../../components/Figure/Figure.tsx';
import { FileDrop, type FileDropState } from '../../components/FileDrop/FileDrop.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Segment } from '../../components/Segment/Segment.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Status } from '../../components/Status/Status.tsx';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { TitleBlock } from '../../components/TitleBlock/TitleBlock.tsx';
import { LoadingTiles } from '../../sections/PartTile/LoadingTiles.tsx';
import { PartTile } from '../../sections/PartTile/PartTile.tsx';
import { Cell, SheetSection } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

const nothing = () => undefined;

export function Ways() {
  const [tab, setTab] = useState('details');
  const [shown, setShown] = useState('all');
  const [page, setPage] = useState(2);
  return (
    <SheetSection title="Tabs, segments, pagination">
      <Tabs
        label="About this part"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'details', label: 'Details', content: null },
          { value: 'orders', label: 'Orders', content: null },
          { value: 'reviews', label: 'Reviews', content: null },
        ]}
      />
      <div>
        <Segment
          label="Show orders"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: 'All', count: 9 },
            { value: 'unpaid', label: 'Unpaid', count: 2 },
            { value: 'pending', label: 'Pending', count: 3 },
          ]}
        />
      </div>
      <Pagination label="Pages of users" page={page} pageSize={12} total={112} onPageChange={setPage} />
    </SheetSection>
  );
}

interface Row {
  name: string;
  quantity: number;
  total: number;
  status: 'unpaid' | 'pending';
}

const rows: readonly Row[] = [
  { name: 'Ventilated brake disc', quantity: 120, total: 7680, status: 'unpaid' },
  { name: 'Spin-on oil filter', quantity: 200, total: 1280, status: 'pending' },
];

const columns: readonly TableColumn<Row>[] = [
  { id: 'index', label: '#', kind: 'index', cell: (_row, number) => number },
  { id: 'name', label: 'Product Name', kind: 'name', sortBy: 'name', cell: ({ name }) => name },
  { id: 'quantity', label: 'Quantity', kind: 'figure', cell: ({ quantity }) => quantity },
  { id: 'total', label: 'Total Price', kind: 'figure', cell: ({ total }) => <Money amount={total} /> },
  { id: 'status', label: 'Status', kind: 'status', cell: ({ status }) => <Status status={status} /> },
];

const byName = { order: { by: 'name', isDescending: false }, onChange: nothing };

export function Tables() {
  return (
    <SheetSection title="Table">
      <Cell name="Comfortable, 56 px" isWide>
        <Table label="Orders" columns={columns} rows={rows} rowId={({ name }) => name} sort={byName} />
      </Cell>
      <Cell name="Compact, 40 px, loading" isWide>
        <div data-density="compact">
          <Table
            label="Orders on their way"
            columns={columns}
            rows={null}
            rowId={({ name }) => name}
            skeletonRows={3}
          />
        </div>
      </Cell>
    </SheetSection>
  );
}

const picture = (name: string) => `/pictures/${name}-cutout-800.webp`;
const upload = { name: 'timing-gear-48t.webp', size: 344 * 1024, previewUrl: picture('gear') };

const files: readonly { name: string; file: FileDropState }[] = [
  { name: 'Rest', file: null },
  { name: 'Dragging over', file: null },
  { name: 'Sending', file: { ...upload, status: 'sending', sentBytes: 214 * 1024 } },
  { name: 'Done', file: { ...upload, status: 'done', url: picture('gear') } },
  {
    name: 'Failed',
    file: { ...upload, status: 'failed', message: messages.productNotAdded.trim(), sentBytes: 138 * 1024 },
  },
];

export function Files() {
  return (
    <SheetSection title="File drop">
      <div className={styles.grid[2]}>
        {files.map(({ name, file }) => (
          <Cell name={name} key={name} isWide>
            <Drop name={name} file={file} />
          </Cell>
        ))}
        <Cell name="Missing" isWide>
          <Drop name="Missing" file={null} error={messages.required.image} />
        </Cell>
      </div>
    </SheetSection>
  );
}

function Drop({ name, file, error }: { name: string; file: FileDropState; error?: string }) {
  return (
    <FileDrop
      label={`Image, ${name.toLowerCase()}`}
      accept={['image/png', 'image/jpeg', 'image/webp']}
      maxBytes={5 * 1024 ** 2}
      file={file}
      error={error}
      onChoose={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onRemove={nothing}
    />
  );
}

const bearing = {
  _id: 'bearing',
  name: 'Wheel bearing',
  description: 'Deep-groove, sealed both sides and greased for life. Fits most front hubs.',
  price: 18.75,
  quantity: 1400,
  minQuantity: 20,
  image: picture('ball-bearing'),
};

const cards = [
  { state: 'Rest', part: bearing },
  {
    state: 'Out of stock',
    part: {
      _id: 'shock',
      name: 'Gas shock absorber',
      description: 'Monotube, hard-chromed rod, bushes already pressed in.',
      price: 58.2,
      quantity: 0,
      minQuantity: 4,
      image: picture('shock-absorber'),
    },
  },
  { state: 'Without a picture', part: { ...bearing, image: '' } },
];

export function Cards() {
  return (
    <SheetSection title="Part card" lead="A part without a picture shows its drawing, never a grey box.">
      <div className={styles.grid[3]}>
        {cards.map(({ state, part }) => (
          <Cell name={state} key={state} isWide>
            <ul>
              <PartTile part={part} href="#purchase" look="card" />
            </ul>
          </Cell>
        ))}
      </div>
      <Cell name="Loading" isWide>
        <LoadingTiles count={3} look="card" />
      </Cell>
    </SheetSection>
  );
}

export function Facts() {
  return (
    <SheetSection title="Stat tile and title block">
      <StatStrip
        tiles={[
          { label: 'To confirm', figure: 3, amount: 2729 },
          { label: 'Unpaid', figure: 2, amount: 7996 },
          { label: 'Shipped', figure: 4 },
          { label: 'All orders', figure: 9 },
        ]}
      />
      <TitleBlock
        columns={3}
        cells={[
          { label: 'Price', value: <Money amount={64} /> },
          { label: 'Quantity', value: <Figure>480</Figure> },
          { label: 'Minimum order', value: <Figure>10</Figure> },
        ]}
      />
    </SheetSection>
  );
}
