import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ImportDetails, ImportRun } from '#contract/import/imports.ts';
import { doneImport, failedImport } from '#mocks/fixtures/imports.ts';
import { importsHandlers, importsHandlersIn, importsScenarios } from '#mocks/handlers/import/imports.ts';
import { fixedShop } from '#mocks/handlers/shop-state.ts';
import { expectClosed, expectVisible, fileInputIn, press, shows } from '#ui/story/checks.ts';
import { ask, FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { ImportFiles, type ImportFilesProps } from './ImportFiles.tsx';

export default {
  id: 'sections-importfiles',
  component: ImportFiles,
  parameters: { layout: 'padded', api: importsHandlers },
  args: {
    runs: { status: 'loading' },
    hrefOf: ({ _id }) => `/import/${_id}`,
    onFindKept: () => Promise.resolve([]),
    onChoose: fn<ImportFilesProps['onChoose']>(() => Promise.resolve(null)),
    onTemplate: fn(),
    onExport: fn(() => Promise.resolve(null)),
    onUndo: fn<ImportFilesProps['onUndo']>(() => Promise.resolve(null)),
    onRemove: fn<ImportFilesProps['onRemove']>(() => Promise.resolve(null)),
  },
  render: (args, { id }) => (
    <FromApi<readonly ImportRun[]> story={id} path="/imports">
      {(runs) => (
        <ImportFiles
          {...args}
          runs={runs}
          onFindKept={async ({ _id }) => {
            const { answer } = await ask(id, 'GET', `/imports/${_id}`);
            return (answer as ImportDetails).kept;
          }}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<typeof ImportFiles>;
type Story = StoryObj<typeof ImportFiles>;

const csv = new File(['number,price\nNH-10042,66'], 'prices.csv', { type: 'application/vnd.ms-excel' });

/** Windows gives a CSV file the media type of a workbook. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const file = await canvas.findByRole('link', { name: 'fitment-brakes.csv' });
    await expect(file.closest('tr')).toHaveTextContent('Waits: 386 rows name something that is not matched');
    await userEvent.upload(fileInputIn(canvasElement), csv);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(csv));
    await press(canvas, 'Template, Prices and stock');
    await expect(args.onTemplate).toHaveBeenCalledWith('stock');
    await press(canvas, 'Export, Prices and stock');
    await expect(args.onExport).toHaveBeenCalledWith('stock');
  },
};

export const Loading: Story = { parameters: { api: [importsScenarios.loading] } };
export const Empty: Story = {
  parameters: { api: [importsScenarios.none] },
  play: shows('No file was imported yet'),
};
export const Failed: Story = {
  parameters: { api: [importsScenarios.failed] },
  play: shows('Earlier imports could not be loaded'),
};

/** What a file may contain, beside the choice of one. */
export const Rules: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Rules of the files');
    const drawer = within(await screen.findByRole('dialog', { name: 'Rules of the files' }));
    await expectVisible(within(drawer.getByRole('region', { name: 'Tracking' })), 'tracking_number');
  },
};

/** A folder of a shop has other files, too. */
export const WrongFile: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const pdf = new File(['%PDF'], 'catalogue.pdf', { type: 'application/pdf' });
    await userEvent.upload(fileInputIn(canvasElement), pdf, { applyAccept: false });
    await expectVisible(canvas, /catalogue\.pdf cannot be used/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onChoose: () => Promise.resolve({ message: 'Too many files. Try again in a minute.' }) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInputIn(canvasElement), csv);
    await expectVisible(canvas, 'Too many files. Try again in a minute.');
  },
};

/** The dialog says what cannot come back. */
export const Undo: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Undo parts-november.csv');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    await expectVisible(dialog, /The part was ordered/);
    await press(dialog, 'Confirm');
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce());
    await expectClosed('alertdialog');
  },
};

export const Remove: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Remove list-2003.xls');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this file?' }));
    await press(dialog, 'Confirm');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

const many = Array.from({ length: 38 }, (_, index) => ({
  ...(index % 2 === 0 ? doneImport : failedImport),
  _id: `import-${index}`,
  name: index === 0 ? `${longWord}.csv` : `stock-${index}.csv`,
}));

export const Many: Story = {
  parameters: { api: importsHandlersIn(fixedShop({ imports: many })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Show all 38');
    await expectVisible(canvas, 'stock-37.csv');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: shows('Kinds of file', 'stock-0600.csv'),
};
