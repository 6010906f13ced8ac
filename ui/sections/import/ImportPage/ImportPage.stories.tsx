import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ImportDetails, ImportMatch, ImportRow } from '#contract/import/imports.ts';
import { checkedImport, matchingImport, receivingImport } from '#mocks/fixtures/imports.ts';
import { importsHandlers, importsScenarios } from '#mocks/handlers/import/imports.ts';
import { expectVisible, fileInputIn, press, replace, shows, type Canvas } from '#ui/story/checks.ts';
import { ask, FromApi } from '#ui/story/from-api.tsx';
import type { ImportActions, Upload } from '../run/import-source.ts';
import { ImportPage } from './ImportPage.tsx';

type Done = () => Promise<null>;
const done: Done = () => Promise.resolve(null);

interface PageStory extends Pick<
  ImportActions,
  'onChange' | 'onCheck' | 'onStep' | 'onCorrect' | 'onMatch' | 'onExport' | 'onSend' | 'onStop' | 'onGoOn'
> {
  /** The id of the import. */
  of: string;
  upload: Upload | null;
}

const listOf = async <Row,>(story: string, path: `/${string}`, query: object) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const { answer, failure } = await ask(story, 'GET', `${path}?${params}`);
  if (failure) throw new Error(failure.message);
  // The contract types the handlers.
  const rows = answer as readonly Row[];
  return { rows, total: rows.length };
};

export default {
  id: 'sections-importpage',
  parameters: { layout: 'padded', api: importsHandlers },
  args: {
    of: checkedImport._id,
    upload: null,
    onChange: fn(done),
    onCheck: fn(done),
    onStep: fn(done),
    onCorrect: fn(done),
    onMatch: fn(done),
    onExport: fn(done),
    onSend: fn(),
    onStop: fn(),
    onGoOn: fn(),
  },
  render: ({ of, upload, ...actions }, { id }) => (
    <FromApi<ImportDetails> story={id} path={`/imports/${of}`}>
      {(run) => (
        <ImportPage
          run={run}
          upload={upload}
          source={{
            onRows: (query) => listOf<ImportRow>(id, `/import-rows/${of}`, query),
            onMatches: (query) => listOf<ImportMatch>(id, `/import-matches/${of}`, query),
            onFind: (_thing, text) =>
              Promise.resolve(text === 'none' ? [] : [{ slug: 'saic', name: `SAIC ${text}` }]),
          }}
          actions={actions}
          partHref={(address) => `/part/${address}`}
          listHref="/import"
          draftsHref="/parts?state=draft"
        />
      )}
    </FromApi>
  ),
} satisfies Meta<PageStory>;
type Story = StoryObj<PageStory>;

const group = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const Loading: Story = { parameters: { api: [importsScenarios.oneLoading] } };
export const Failed: Story = {
  parameters: { api: [importsScenarios.oneFailed] },
  play: shows('The import could not be loaded'),
};

/** This tab sends the file. */
export const Sending: Story = {
  args: { upload: { sentBytes: 3_145_728, isSending: true, error: null } },
  parameters: { api: [importsScenarios.receivingHalf] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '3 of 8 MB');
    await press(canvas, 'Stop');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Interrupted: Story = {
  args: {
    upload: {
      sentBytes: 3_145_728,
      isSending: false,
      error: { message: 'The shop could not be reached. Check your connection and try again.' },
    },
  },
  parameters: { api: [importsScenarios.receivingHalf] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, /could not be reached/);
    await press(canvas, 'Go on');
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

/** The page was closed while the file was being sent. Another file cannot go on. */
export const HalfArrived: Story = {
  parameters: { api: [importsScenarios.receivingHalf] },
  play: async ({ canvas, canvasElement, args }) => {
    await expectVisible(canvas, /3 MB of 8 MB have arrived/);
    const { name, bytes } = receivingImport;
    await userEvent.upload(fileInputIn(canvasElement), new File(['other'], name));
    await expectVisible(canvas, /This is another file/);
    const same = new File([new Uint8Array(bytes)], name);
    await userEvent.upload(fileInputIn(canvasElement), same);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(same));
  },
};

export const Reading: Story = {
  parameters: { api: [importsScenarios.reading] },
  play: shows('12,000 rows read'),
};

export const Unreadable: Story = {
  parameters: { api: [importsScenarios.unreadable] },
  play: shows(/Excel 2003 or older/),
};

export const Columns: Story = {
  parameters: { api: [importsScenarios.columns] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '1.020,00 → 1020');
    // What was "stock" goes there no more.
    await userEvent.selectOptions(canvas.getByLabelText('Goes to, shelf'), 'Stock');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        columns: ['number', 'name', 'price', 'minQuantity', null, 'category', 'spec:weight', 'stock'],
      }),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Decimal sign of weight'), 'Decimal comma');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        decimals: [null, null, ',', null, null, null, ',', null],
      }),
    );
    await userEvent.type(canvas.getByLabelText(/^Save these columns as/), 'Supplier{Enter}');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith({ saveAs: 'Supplier' }));
  },
};

/** A date that may be in March or in April is asked. */
export const Dates: Story = {
  parameters: { api: [importsScenarios.dates] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, /This date can be read in two ways/);
    await userEvent.selectOptions(canvas.getByLabelText('Order of day and month of date'), 'Month first');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ dayOrders: [null, null, 'monthFirst', null] }),
    );
  },
};

export const SavedColumns: Story = {
  tags: ['test-only'],
  parameters: { api: [importsScenarios.columns] },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Columns as in'), 'Supplier list, monthly');
    await expectVisible(canvas, 'Used 4 times, last on 28 Oct 2026. 7 of 8 columns match.');
    await userEvent.selectOptions(canvas.getByLabelText('Delimiter'), 'Tabs');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        file: { format: 'csv', encoding: 'windows-1252', delimiter: '\t' },
      }),
    );
    await press(canvas, 'Only change');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ options: { existing: 'change' } }));
  },
};

export const ColumnMissing: Story = {
  parameters: { api: [importsScenarios.columnMissing] },
  play: async ({ canvas, args }) => {
    const check = await canvas.findByRole('button', { name: 'Check the file' });
    await expect(check).toHaveAccessibleDescription('No column goes to number. Choose one.');
    await userEvent.click(check);
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const UnknownKind: Story = {
  parameters: { api: [importsScenarios.columnsOfUnknownKind] },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('The file contains'), 'Parts');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ kind: 'parts' }));
  },
};

export const Workbook: Story = {
  parameters: { api: [importsScenarios.workbook] },
  play: shows('Excel workbook', 'The sheet “Old prices” is not read.'),
};

export const Queued: Story = {
  parameters: { api: [importsScenarios.queued] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'parts-november.csv waits for another import to end' }),
    ).toBeVisible();
  },
};

/** Faults are grouped by kind. What helps all rows of a kind is above them. */
export const Checked: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Dry run. Nothing has changed yet.');
    const twice = await group(canvas, 'The same thing twice');
    await press(twice, 'Take the first');
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledWith({ options: { twice: 'first' } }));
    await press(await group(canvas, 'The price changes a lot'), 'Allow these changes');
    await waitFor(() => expect(args.onCheck).toHaveBeenLastCalledWith({ options: { acceptPrices: true } }));
    await expectVisible(canvas, '23 more are in the file of faults.');
    await expectVisible(await group(canvas, 'Rows that change something'), '66');
    await press(canvas, 'Faults as CSV');
    await expect(args.onExport).toHaveBeenCalledWith('faults');
    await press(canvas, 'Import 489 rows');
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('import'));
  },
};

/** What a list of vehicles names and the shop does not have is a file of its own. */
export const MissingParts: Story = {
  parameters: { api: [importsScenarios.missingParts] },
  play: async ({ canvas, args }) => {
    const missing = await group(canvas, 'No part has the number');
    await expectVisible(missing, /^48 numbers are not in the shop/);
    await press(missing, 'Missing parts as CSV');
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith('missingParts'));
  },
};

export const Correcting: Story = {
  play: async ({ canvas, args }) => {
    const numbers = await group(canvas, 'The number cannot be read');
    await press(numbers, 'Correct 2 here');
    const first = numbers.getByLabelText('price in row 15');
    await waitFor(() => expect(first).toHaveFocus());
    await replace(first, '12.40');
    await press(numbers, 'Check again');
    await waitFor(() =>
      expect(args.onCorrect).toHaveBeenCalledWith([{ row: 15, column: 'price', value: '12.40' }]),
    );
  },
};

/** The columns can be looked at again after the check. */
export const BackToColumns: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await press(canvas, 'Back to columns');
    await expectVisible(canvas, 'Columns as in');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Import parts' })).toHaveFocus());
  },
};

export const CheckRefused: Story = {
  args: { onStep: () => Promise.resolve({ message: 'Another import is running.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Import 489 rows');
    await expectVisible(canvas, 'Another import is running.');
  },
};

export const NothingChanges: Story = {
  parameters: { api: [importsScenarios.unchanged] },
  play: async ({ canvas }) => {
    await expectVisible(canvas, 'Nothing changed', 'Every row can be imported.');
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  },
};

/** Each name once, with what it may mean. Nothing is taken without a choice. */
export const Matching: Story = {
  args: { of: matchingImport._id },
  play: async ({ canvas, args }) => {
    const golf = await canvas.findByLabelText('Match VW GOLF VII Kombi to');
    await expect(golf).toHaveAttribute('aria-invalid', 'true');
    await press(canvas, 'Take all 2 suggestions');
    await expect(golf).toHaveDisplayValue('Volkswagen Golf VII');
    await userEvent.selectOptions(canvas.getByLabelText('Match MAXUS to'), 'Another');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find Make' }), 'M');
    await press(canvas, 'SAIC M');
    await expect(canvas.getByLabelText('Match MAXUS to')).toHaveDisplayValue('SAIC M');
    await userEvent.selectOptions(canvas.getByLabelText('Match Brake hose to'), 'Leave out');
    await press(canvas, 'Check with 4 choices');
    await waitFor(() =>
      expect(args.onMatch).toHaveBeenCalledWith({
        choices: [
          { thing: 'model', key: 'vw golf-vii-kombi', choice: { slug: 'volkswagen-golf-7' } },
          { thing: 'model', key: 'vw golf-sportsvan', choice: { slug: 'volkswagen-golf-7' } },
          { thing: 'make', key: 'maxus', choice: { slug: 'saic' } },
          { thing: 'category', key: 'brake hose', choice: 'leaveOut' },
        ],
        remember: true,
      }),
    );
  },
};

export const Remembered: Story = {
  tags: ['test-only'],
  args: { of: matchingImport._id },
  play: async ({ canvas }) => {
    await press(canvas, /^As before/);
    await expectVisible(canvas, 'As in an earlier file.');
    await userEvent.selectOptions(await canvas.findByLabelText('Match SKODA OCTAVIA III to'), 'Choose');
    await expectVisible(canvas, 'Check with 1 choice');
  },
};

export const Importing: Story = {
  parameters: { api: [importsScenarios.running] },
  play: shows('320 of 500 rows', 'About 12 s left', 'You can leave this page.'),
};

export const Done: Story = {
  parameters: { api: [importsScenarios.done, ...importsHandlers] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '486 drafts cannot be seen by customers.');
    await expectVisible(canvas, 'price 64 is now 66');
    await press(canvas, 'Result as CSV');
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith());
    await press(canvas, 'Undo the import');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    await expectVisible(dialog, /The part was ordered/);
    await press(dialog, 'Confirm');
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('undo'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await press(canvas, 'Publish 486 drafts');
    await waitFor(() => expect(args.onStep).toHaveBeenLastCalledWith('publish'));
  },
};

/** The parts are there. Their pictures follow, and those that cannot be had are listed. */
export const LoadingPictures: Story = {
  parameters: { api: [importsScenarios.pictures, ...importsHandlers] },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '340 of 972 pictures');
    await expect(canvas.getByRole('progressbar', { name: 'Loading pictures' })).toBeVisible();
    const lost = await group(canvas, 'A picture cannot be imported');
    await expectVisible(lost, 'https://pictures.norholt.test/hose-front.jpg', 'hose-rear.tif');
    await press(lost, 'Faults as CSV');
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith('faults'));
    await expect(canvas.getByRole('button', { name: 'Publish 486 drafts' })).toBeEnabled();
  },
};

export const LoadingPicturesOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: LoadingPictures.parameters ?? {},
};

export const Published: Story = {
  parameters: { api: [importsScenarios.published, importsScenarios.rowsForgotten] },
  play: shows('There are no rows to show', 'Import another file'),
};

export const Undone: Story = {
  parameters: { api: [importsScenarios.undone, importsScenarios.rowsFailed] },
  play: shows('These stay as they are', 'The rows could not be loaded'),
};

export const CheckedOnNarrow: Story = { globals: { viewport: { value: 'narrowest' } } };
export const ColumnsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  parameters: { api: [importsScenarios.columns] },
};
