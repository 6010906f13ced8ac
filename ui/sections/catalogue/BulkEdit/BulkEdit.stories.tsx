import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { categoriesWith } from '#mocks/fixtures/categories.ts';
import { expectRejected, expectVisible, fill, press, replace } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import type { EditPreview } from './bulk-edit.ts';
import { BulkEdit } from './BulkEdit.tsx';

const names = ['Ventilated brake disc', 'Front coil spring', 'Wheel bearing', 'Spark plug, iridium'];
const prices = [
  ['64', '67.95'],
  ['42.5', '44.95'],
  ['18.75', '19.95'],
  ['9.9', '10.95'],
] as const;

const preview: EditPreview = {
  ...{ id: '1', changed: 210, unchanged: 4, refused: 0, faults: [] },
  rows: names.map((name, index) => {
    const [before = '', after = ''] = prices[index] ?? [];
    return { row: index + 2, name, changes: [{ column: 'price', before, after }] };
  }),
  price: { averagePercent: 5.4, largestStep: 5.65 },
  stock: null,
};

export default {
  id: 'sections-bulkedit',
  component: BulkEdit,
  parameters: { docs: { story: { inline: false, height: '50rem' } } },
  args: {
    parts: { count: 214, which: { filters: { search: 'brake' } } },
    categories: () => Promise.resolve(categoriesWith(() => 1)),
    onPreview: fn(() => Promise.resolve(preview)),
    onApply: fn(() => Promise.resolve({ changed: 210, kept: [] })),
    onUndo: fn(() => Promise.resolve({ changed: 210, kept: [] })),
    onDiscard: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkEdit>;
type Story = StoryObj<typeof BulkEdit>;

const drawer = async () => within(await screen.findByRole('dialog', { name: /^Change 214 parts/ }));

async function previewPrices() {
  const edit = await drawer();
  await fill(edit, { Change: '+5' });
  await userEvent.selectOptions(edit.getByLabelText('Then round'), 'Up to end in .95');
  await press(edit, 'Show the preview');
  await edit.findByRole('region', { name: 'Preview' });
  return edit;
}

/** Prices are previewed, changed, and changed back. */
export const Default: Story = {
  play: async ({ args }) => {
    const edit = await drawer();
    await press(edit, 'Show the preview');
    await expectRejected(edit.getByLabelText('Change'), 'Enter a number');
    await previewPrices();
    await expect(args.onPreview).toHaveBeenCalledWith(args.parts, {
      price: { how: 'percent', value: 5, ending: 'ninetyFive' },
    });
    await expect(edit.getByRole('row', { name: /brake disc/ })).toHaveTextContent(
      'Ventilated brake disc$64.00$67.95+$3.95',
    );
    await expectVisible(edit, '+5.4 %', '+$5.65');
    await press(edit, 'Change 210 parts');
    await expectVisible(edit, '210 parts were changed.');
    await press(edit, 'Undo');
    await expectVisible(edit, 'Everything is as it was before.');
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const Previewed: Story = { play: async () => void (await previewPrices()) };

/** Another change needs another preview. */
export const ChangedAfterwards: Story = {
  play: async ({ args }) => {
    const edit = await previewPrices();
    await replace(edit.getByLabelText('Change'), '7');
    await waitFor(() => expect(edit.queryByRole('region', { name: 'Preview' })).toBeNull());
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await press(edit, 'Set');
    await press(edit, 'Show the preview');
    await expectRejected(edit.getByLabelText('New price'), 'Enter a number');
  },
};

const leftOut: EditPreview = {
  ...{ id: '1', changed: 1, unchanged: 0, refused: 1, price: null, stock: { before: 1_020, after: 1_000 } },
  rows: [{ row: 2, name: longWord, changes: [{ column: 'stock', before: '100', after: '80' }] }],
  faults: [{ title: 'The stock would be below what is reserved', count: 1 }],
};

/** Says what is left out and why. */
export const Stock: Story = {
  args: { onPreview: fn(() => Promise.resolve(leftOut)) },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ args }) => {
    const edit = await drawer();
    await userEvent.selectOptions(edit.getByLabelText('What changes'), 'Stock');
    await fill(edit, { 'Units to add or take': '−20' });
    await press(edit, 'Show the preview');
    await expectVisible(edit, '−20', '1,020', '1,000', /below what is reserved \(1\)/);
    await expect(args.onPreview).toHaveBeenCalledWith(args.parts, { stockChange: -20 });
  },
};

const moved: EditPreview = {
  ...{ id: '1', changed: 2, unchanged: 0, refused: 0, price: null, stock: null, faults: [] },
  rows: [
    { row: 2, name: 'Brake pad set', changes: [{ column: 'category', before: '', after: 'brake-discs' }] },
    { row: 3, name: 'Brake hose', changes: [{ column: 'state', before: 'draft', after: 'onSale' }] },
  ],
};

/** Texts of other fields, and what an undo leaves. */
export const Category: Story = {
  args: {
    onPreview: () => Promise.resolve(moved),
    onUndo: () => Promise.resolve({ changed: 1, kept: ['1: somebody has changed it since.'] }),
  },
  play: async () => {
    const edit = await drawer();
    await userEvent.selectOptions(edit.getByLabelText('What changes'), 'Category');
    await userEvent.selectOptions(await edit.findByLabelText('New category'), 'Brake discs');
    await press(edit, 'Show the preview');
    await expect(await edit.findByRole('row', { name: /pad set/ })).toHaveTextContent(
      'Brake pad setnoneBrake discs',
    );
    await expect(edit.getByRole('row', { name: /hose/ })).toHaveTextContent('Brake hoseDraftOn sale');
    await press(edit, 'Change 2 parts');
    await press(edit, 'Undo');
    await expectVisible(edit, 'Undone, except for these:', /changed it since/);
  },
};

export const NothingChanges: Story = {
  args: {
    onPreview: () => Promise.resolve({ ...preview, changed: 0, unchanged: 214, rows: [], price: null }),
  },
  play: async () => {
    const edit = await previewPrices();
    await expectVisible(edit, 'Nothing changes.');
    await expect(edit.queryByRole('button', { name: /^Change \d/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { onPreview: () => Promise.resolve({ message: 'Something went wrong at the works' }) },
  play: async () => {
    const edit = await drawer();
    await fill(edit, { Change: '+5' });
    await press(edit, 'Show the preview');
    await expect(await edit.findByRole('alert')).toHaveTextContent('Something went wrong at the works');
  },
};

/** It can be closed while the server waits for another import. A preview that comes later is not kept. */
export const ClosedWhileWaiting: Story = {
  args: {
    onPreview: () => new Promise((resolve) => document.addEventListener('preview', () => resolve(preview))),
  },
  play: async ({ args }) => {
    const edit = await drawer();
    await fill(edit, { Change: '+5' });
    await press(edit, 'Show the preview');
    const [closeButton] = edit.getAllByRole('button', { name: 'Close' });
    await userEvent.click(closeButton ?? document.body);
    await expect(args.onClose).toHaveBeenCalled();
    document.dispatchEvent(new Event('preview'));
    await waitFor(() => expect(args.onDiscard).toHaveBeenCalledWith('1'));
  },
};
