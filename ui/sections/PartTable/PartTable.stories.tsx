import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stockState } from '#contract/stock.ts';
import { fixtureId } from '#mocks/fixtures/ids.ts';
import { buildPart, parts } from '#mocks/fixtures/parts.ts';
import { adminPartsHandlers, adminPartsScenarios, changedByOther } from '#mocks/handlers/admin-parts.ts';
import { imagesHandlers, imagesScenarios } from '#mocks/handlers/images.ts';
import { answerParts, partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { ask, FromApiList, send, uploadTo } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.ts';
import type { PartListQuery, PartRow } from './part-row.ts';
import { PartTable, type PartTableProps } from './PartTable.tsx';

const number = (state: 'low' | 'out') => parts.filter((part) => stockState(part) === state).length;
const counts = { all: parts.length, low: number('low'), out: number('out') };

interface PartTableStory extends Pick<PartTableProps, 'onChange' | 'onDelete' | 'counts'> {
  pageSize?: number;
  startsWith?: Partial<PartListQuery>;
  density?: PartTableProps['density'];
  refusedField?: 'name';
  onExport?: PartTableProps['onExport'];
}

/** The response to a change, accepted or too late, has the part as it is now. */
const currentOf = (answer: unknown) => (answer as { part?: PartRow }).part;

const all = [...partsHandlers, ...adminPartsHandlers, ...imagesHandlers];

const meta = {
  title: 'Sections/PartTable',
  parameters: { api: all },
  args: {
    counts,
    onChange: fn<PartTableProps['onChange']>(() => Promise.resolve(null)),
    onDelete: fn<PartTableProps['onDelete']>(() => Promise.resolve(null)),
  },
  render: ({ startsWith, pageSize, density, refusedField, ...args }, { id }) => (
    <FromApiList<PartRow, PartListQuery>
      story={id}
      path="/parts"
      query={{ search: '', stock: 'all', sort: null, page: 1, ...startsWith }}
      pageSize={pageSize}
      density={density}
    >
      {(controls, replace) => (
        <PartTable
          {...args}
          {...controls}
          addHref="/admin-dashboard/add-product"
          onUpload={uploadTo(id)}
          onChange={async (part, change) => {
            await args.onChange(part, change);
            const { answer, failure } = await ask(id, 'PATCH', `/parts/${part._id}`, change);
            const current = currentOf(answer);
            if (current) replace(part._id, current);
            return failure && { ...failure, current, field: refusedField };
          }}
          onDelete={async (part) => {
            await args.onDelete(part);
            const failure = await send(id, 'DELETE', `/delete-part/${part._id}`);
            if (failure === null) replace(part._id, null);
            return failure;
          }}
        />
      )}
    </FromApiList>
  ),
} satisfies Meta<PartTableStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const rowsIn = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('row').slice(1);
const first = parts[0] ?? buildPart();

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Ventilated brake disc');
    await expect(rowsIn(canvas)).toHaveLength(12);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([
      '#',
      'Image',
      'Product name',
      'Price',
      'Minimum order',
      'Quantity',
      'Stock',
      'Actions',
    ]);
    await expect(canvas.getAllByText('Running low').length).toBeGreaterThan(1);
    await expect(canvas.getByText(/1–12/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { counts: null },
  parameters: { api: [partsScenarios.loading] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading parts')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { counts: { all: 0, low: 0, out: 0 } },
  parameters: { api: [partsScenarios.empty] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No parts yet')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Add a Product' })).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { counts: null },
  parameters: { api: [partsScenarios.failed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Parts could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoMatch: Story = { args: { startsWith: { search: 'gearbox' } } };

export const OutOfStock: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Out of stock/ }));
    await waitFor(() => expect(rowsIn(canvas)).toHaveLength(counts.out));
    await expect(canvas.getByText('Gas shock absorber')).toBeVisible();
  },
};

export const NothingOutOfStock: Story = {
  args: { counts: { all: 1, low: 0, out: 0 }, startsWith: { stock: 'out' } },
  parameters: { api: [partsScenarios.empty] },
};

export const NothingRunsLow: Story = {
  args: { counts: { all: 1, low: 0, out: 0 }, startsWith: { stock: 'low' } },
  parameters: { api: [partsScenarios.empty] },
};

export const OutOfRange: Story = { args: { startsWith: { page: 9 } } };

export const Compact: Story = { args: { density: 'compact' } };

export const Exports: Story = {
  args: { onExport: fn(() => Promise.resolve(null)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** A second press does nothing. */
export const Exporting: Story = {
  args: { onExport: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Creating the file')).toBeInTheDocument();
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const ExportFailed: Story = {
  args: { onExport: () => Promise.resolve({ message: 'The file could not be created.' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('The file could not be created.')).toBeVisible();
  },
};

const stockOfFirst = /change the stock of Ventilated brake disc/;

async function editStock(canvas: Canvas, typed: string) {
  await userEvent.click(await canvas.findByRole('button', { name: stockOfFirst }));
  const input = await canvas.findByRole('textbox', { name: 'Stock of Ventilated brake disc' });
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  return input;
}

/** Enter saves what was typed together with what was seen, and the focus is back at the figure. */
export const StockByEnter: Story = {
  play: async ({ canvas, args }) => {
    await editStock(canvas, '1,500{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith(first, {
      version: 1,
      quantity: 1500,
      quantitySeen: 480,
    });
    const button = canvas.getByRole('button', { name: stockOfFirst });
    await waitFor(() => expect(button).toHaveTextContent('1,500'));
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('The stock of Ventilated brake disc is 1,500 now')).toBeInTheDocument();
  },
};

/** Escape leaves it as it was. */
export const StockByEscape: Story = {
  play: async ({ canvas, args }) => {
    await editStock(canvas, '7{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    const button = canvas.getByRole('button', { name: stockOfFirst });
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('480');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const StockThatIsNone: Story = {
  play: async ({ canvas, args }) => {
    const input = await editStock(canvas, '10.5{Enter}');
    await expect(await canvas.findByText('Enter a whole number, such as 480')).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Enter a whole number, such as 480');
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await expect(canvas.queryByText('Enter a whole number, such as 480')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const StockFailed: Story = {
  parameters: { api: [adminPartsScenarios.changeFailed, ...partsHandlers] },
  play: async ({ canvas }) => {
    const input = await editStock(canvas, '500{Enter}');
    await expect(await canvas.findByText('Something went wrong at the works')).toBeVisible();
    await expect(input).toHaveValue('500');
    await expect(input).toHaveFocus();
  },
};

/** Someone else set it meanwhile: theirs beside what was typed, and nothing is overwritten by itself. */
export const StockChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Somebody else has changed this part');
    await expect(within(alert).getByRole('row', { name: /Quantity 412 500/ })).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const StockKeepsTheirs: Story = {
  ...StockChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep theirs' }));
    const button = canvas.getByRole('button', { name: /change the stock of Ventilated brake disc, 330 mm/ });
    await expect(button).toHaveTextContent('412');
    await expect(button).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const StockSavesMine: Story = {
  ...StockChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const { version, quantity } = changedByOther;
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(changedByOther), {
      version,
      quantity: 500,
      quantitySeen: quantity,
    });
    await expect(canvas.getByRole('button', { name: /330 mm$/, expanded: false })).toHaveTextContent('500');
  },
};

async function askToDelete(canvas: Canvas) {
  const opener = await canvas.findByRole('button', { name: 'Delete Front coil spring' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this part?' });
  return { opener, dialog: within(dialog) };
}

/** Close has the focus first; Escape leaves everything as it is and gives the focus back. */
export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, args }) => {
    const { opener, dialog } = await askToDelete(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(
      dialog.getByText(/unpaid orders can be paid only while their stock is reserved/),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    const { dialog } = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    const row = canvas.getByRole('row', { name: /Front coil spring/ });
    await expect(row).toHaveTextContent('Deleted');
    await expect(within(row).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Front coil spring is deleted')).toBeInTheDocument();
    await expect(row).toHaveFocus();
  },
};

export const LockedWhileDeleting: Story = {
  parameters: { api: [adminPartsScenarios.deleteNeverAnswers, ...partsHandlers] },
  play: async ({ canvas, args }) => {
    const { dialog } = await askToDelete(canvas);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const DeleteFailed: Story = {
  parameters: { api: [adminPartsScenarios.deleteFailed, ...partsHandlers] },
  play: async ({ canvas }) => {
    const { dialog } = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong at the works');
    await expect(canvas.getByText('Front coil spring')).toBeInTheDocument();
  },
};

async function edit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ventilated brake disc' }));
  return within(await screen.findByRole('dialog', { name: 'Edit part' }));
}

async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Only what was changed travels, with the version that was read; the focus goes back to the name. */
export const Edits: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await expect(drawer.getByLabelText('Price')).toHaveValue('64.00');
    await replace(drawer.getByLabelText('Price'), '66.5');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith(first, { version: 1, price: 66.5 });
    await expect(canvas.getByText('$66.50')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ventilated brake disc' })).toHaveFocus());
  },
};

async function choosePicture() {
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  if (!input) throw new Error('There is nowhere to choose a file');
  await userEvent.upload(input, new File(['gear'], 'gear.png', { type: 'image/png' }));
}

/** What was changed beside a picture that is refused is not saved without it. */
export const PictureNotSent: Story = {
  parameters: { api: [imagesScenarios.failed, ...all] },
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await choosePicture();
    await drawer.findByText('The pictures cannot be reached. Try again in a minute.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await expect(await drawer.findByText('The picture was not sent. Try again, or remove it.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EditsThePicture: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await choosePicture();
    await drawer.findByText('gear.png is added');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    const image = '/pictures/gear-cutout-800.webp';
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(first, { version: 1, image }));
  },
};

export const WrongEdit: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await replace(drawer.getByLabelText('Price'), '0.01');
    await replace(drawer.getByLabelText('Product name'), ' ');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(drawer.getByLabelText('Product name')).toHaveFocus());
    await expect(drawer.getByText(/must be \$0\.50 or more/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingEdited: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await expect(await drawer.findByText('Nothing is changed yet.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  args: { refusedField: 'name' },
  parameters: { api: [adminPartsScenarios.nameTakenOnChange, ...partsHandlers] },
  play: async ({ canvas }) => {
    const drawer = await edit(canvas);
    await replace(drawer.getByLabelText('Product name'), 'Front coil spring');
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
    await expect(await drawer.findByText(/^There is a part named/)).toBeVisible();
    await waitFor(() => expect(drawer.getByLabelText('Product name')).toHaveFocus());
    await expect(drawer.getByLabelText('Product name')).toHaveValue('Front coil spring');
  },
};

/** Escape asks before what was typed is lost. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas }) => {
    const drawer = await edit(canvas);
    await userEvent.type(drawer.getByLabelText('Description'), ' New.');
    await userEvent.keyboard('{Escape}');
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Leave without saving?');
    await userEvent.click(drawer.getByRole('button', { name: 'Keep editing' }));
    await expect(drawer.getByLabelText('Description')).toHaveValue(`${first.description} New.`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await drawer.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function editAgainstOther(canvas: Canvas) {
  const drawer = await edit(canvas);
  await replace(drawer.getByLabelText('Price'), '70');
  await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
  return { drawer, alert: await drawer.findByRole('alert') };
}

/** Theirs beside yours, field by field; what only they changed is told and stays. */
export const ChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas }) => {
    const { drawer, alert } = await editAgainstOther(canvas);
    await expect(within(alert).getByRole('row', { name: 'Price $68.50 $70.00' })).toBeVisible();
    await expect(within(alert).getByRole('row', { name: /330 mm not changed/ })).toBeVisible();
    await expect(drawer.getByLabelText('Price')).toHaveValue('70');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const KeepsTheirs: Story = {
  ...ChangedMeanwhile,
  play: async ({ canvas, args }) => {
    const { drawer } = await editAgainstOther(canvas);
    await userEvent.click(drawer.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(drawer.getByLabelText('Price')).toHaveValue('68.50'));
    await expect(drawer.getByLabelText('Product name')).toHaveValue(changedByOther.name);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const SavesMine: Story = {
  ...ChangedMeanwhile,
  play: async ({ canvas, args }) => {
    const { drawer } = await editAgainstOther(canvas);
    await userEvent.click(drawer.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(changedByOther), {
      version: changedByOther.version,
      price: 70,
    });
    await expect(canvas.getByText(changedByOther.name)).toBeVisible();
  },
};

const withParts = (...rows: readonly PartRow[]): Story => ({
  args: { counts: { all: rows.length, low: 0, out: 0 } },
  parameters: { api: [http.get('*/api/parts', ({ request }) => answerParts(request, rows))] },
});

export const OneRow: Story = withParts(buildPart());

export const ManyRows: Story = {
  args: { pageSize: 50, counts: { all: 1200, low: 0, out: 0 } },
  parameters: {
    api: [
      http.get('*/api/parts', ({ request }) =>
        answerParts(
          request,
          Array.from({ length: 1200 }, (_, index) => ({
            ...(parts[index % parts.length] ?? first),
            _id: fixtureId('part', 1000 + index),
          })),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1–50/)).toBeVisible();
    await expect(rowsIn(canvas)).toHaveLength(50);
  },
};

const word = 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz';

export const LongContent: Story = {
  ...withParts(
    buildPart({
      name: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
      price: 999_999.99,
      quantity: 1_000_000,
      minQuantity: 1_000_000,
    }),
    buildPart({ _id: 'word', name: word, image: '', quantity: 0 }),
    buildPart({ _id: 'few', name: '<b>Disc</b>', image: './missing.webp', quantity: 6, minQuantity: 8 }),
    buildPart({ _id: 'rtl', name: 'قرص فرامل مهواة', price: 0.01, quantity: 11 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<b>Disc</b>')).toBeVisible();
    await expect(canvas.getAllByText('Out of stock').length).toBeGreaterThan(1);
  },
};

export const LongContentOnNarrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(word);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The figure stands under its label, and what sets it stays on the screen. */
export const RightToLeftOnNarrow: Story = {
  parameters: rightToLeft.parameters,
  globals: { ...rightToLeft.globals, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: stockOfFirst });
    const cell = button.closest('td')?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().right).toBeCloseTo(cell?.right ?? 0, 0);
    await editStock(canvas, '10.5{Enter}');
    await canvas.findByText('Enter a whole number, such as 480');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
