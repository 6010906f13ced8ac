import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AdminPartFilters } from '#contract/catalogue/admin-part-filters.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { buildPart, extrasOf, offSaleParts, parts } from '#mocks/fixtures/parts.ts';
import {
  adminPartsHandlers,
  adminPartsScenarios,
  changedByOther,
} from '#mocks/handlers/catalogue/admin-parts.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { imagesHandlers, imagesScenarios } from '#mocks/handlers/images.ts';
import { partsHandlers } from '#mocks/handlers/catalogue/parts.ts';
import { ask, FromApiList, send, uploadTo } from '#ui/story/from-api.tsx';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import {
  type Canvas,
  expectClosed,
  expectRejected,
  expectRunsOnce,
  expectVisible,
  fileInputIn,
  press,
  replace,
  shows,
} from '#ui/story/checks.ts';
import { askWith, confirmAndClose } from '#ui/story/dialogs.ts';
import { partSource } from '#mocks/fixtures/part-source.ts';
import { picture } from '#ui/story/picture.ts';
import { PartTable, type PartTableProps } from './PartTable.tsx';

interface PartTableStory extends Pick<
  PartTableProps,
  'source' | 'onChange' | 'onDelete' | 'draftOf' | 'onExport' | 'onEditMany' | 'onConvertNotes'
> {
  pageSize?: number;
  startsWith?: AdminPartFilters;
}

/** The current part, which the response to a change contains, also after a conflict. */
const currentOf = (answer: unknown) => (answer as { part?: Part }).part;

const all = [...partsHandlers, ...adminPartsHandlers, ...imagesHandlers];

const pathOf = ({ state, notes }: AdminPartFilters = {}) => {
  if (notes !== undefined) return '/parts-with-notes';
  return state === undefined ? '/parts' : '/off-sale-parts';
};

export default {
  id: 'sections-parttable',
  parameters: { api: all },
  args: {
    source: partSource,
    onChange: fn<PartTableProps['onChange']>(() => Promise.resolve(null)),
    onDelete: fn<PartTableProps['onDelete']>(() => Promise.resolve(null)),
  },
  render: ({ startsWith, pageSize, ...args }, { id }) => (
    <FromApiList<Part, AdminPartFilters, 'all' | 'low' | 'out'>
      story={id}
      path={pathOf(startsWith)}
      countBy="stock"
      query={startsWith ?? {}}
      pageSize={pageSize}
      density="comfortable"
    >
      {(controls, replace) => (
        <PartTable
          {...args}
          {...controls}
          addHref="/admin-dashboard/add-product"
          hrefOf={({ number }) => `/part/${number}`}
          onUpload={uploadTo(id)}
          onChange={async (part, change) => {
            const refusal = await args.onChange(part, change);
            if (refusal) return refusal;
            const { answer, failure } = await ask(id, 'PATCH', `/parts/${part._id}`, change);
            const current = currentOf(answer);
            if (current) replace(part._id, current);
            return failure && { ...failure, current };
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
type Story = StoryObj<PartTableStory>;

const rowsIn = (canvas: Canvas): HTMLElement[] => canvas.getAllByRole('row').slice(1);
const first = parts[0] ?? buildPart();

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Ventilated brake disc');
    await expect(rowsIn(canvas)).toHaveLength(12);
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.join()).toBe(
      '#,Image,Product name,Part number,Price,Minimum quantity,Quantity,Stock,Actions',
    );
    await expect(canvas.getAllByText('Running low').length).toBeGreaterThan(1);
    await expect(canvas.getByText(/1–12/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Show parts' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'NH-10042' })).toHaveAttribute('href', '/part/NH-10042');
  },
};

/** Drafts have no stock filter and no page to link to. One that is put on sale leaves the list. */
export const Drafts: Story = {
  args: { startsWith: { state: 'draft' } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Rear brake disc, 282');
    await expect(canvas.queryByRole('group', { name: 'Show parts' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'NH-10049' })).toBeNull();
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit part' }));
    await userEvent.selectOptions(await drawer.findByLabelText('State'), 'On sale');
    await press(drawer, 'Save changes');
    await expectClosed();
    await expect(args.onChange).toHaveBeenCalledWith(offSaleParts[0], { version: 1, state: 'onSale' });
    await expect(canvas.getByRole('row', { name: /Rear brake disc/ })).toHaveTextContent('On sale');
  },
};

/** A group lists the parts of all its categories. */
export const InCategory: Story = {
  args: { onEditMany: fn() },
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Category');
    await expectVisible(canvas, 'Spin-on oil filter');
    await canvas.findByRole('option', { name: /Brake pads/ });
    await userEvent.selectOptions(select, 'Brakes');
    await waitFor(() => expect(canvas.queryByText('Spin-on oil filter')).toBeNull());
    await expectVisible(canvas, 'Ventilated brake disc');
  },
};

export const NotSold: Story = {
  args: { startsWith: { state: 'discontinued' } },
  play: shows('Rear coil spring, linear'),
};

/** Parts whose statements have notes, which the button turns into conditions. */
export const WithNotes: Story = {
  args: { startsWith: { notes: 'yes' }, onConvertNotes: fn() },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Ventilated brake disc');
    await expect(canvas.getByRole('checkbox', { name: 'With notes' })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: 'Show parts' })).toBeNull();
    await press(canvas, 'Make notes conditions');
    await expect(args.onConvertNotes).toHaveBeenCalledOnce();
  },
};

export const NoNotes: Story = {
  parameters: { api: [partDataScenarios.noNotes, ...all] },
  args: { startsWith: { notes: 'yes' } },
  play: shows('Clear “With notes” to see every part.'),
};

/** A second press does nothing. */
export const Exporting: Story = {
  args: { onExport: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, args }) =>
    expectRunsOnce(await canvas.findByRole('button', { name: 'Export CSV' }), args.onExport),
};

export const ExportFailed: Story = {
  args: { onExport: () => Promise.resolve({ message: 'The file could not be created.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Export CSV');
    await expectVisible(canvas, 'The file could not be created.');
  },
};

const stockOfFirst = /change the stock of Ventilated brake disc/;

async function editStock(canvas: Canvas, typed: string) {
  await press(canvas, stockOfFirst);
  const input = await canvas.findByRole('textbox', { name: 'Stock of Ventilated brake disc' });
  await waitFor(() => expect(input).toHaveFocus());
  await replace(input, typed);
  return input;
}

/** Keys that an input method uses for a composition neither save nor cancel. */
export const StockByInputMethod: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const input = await editStock(canvas, '７０');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(input).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ quantity: 70 }),
    );
  },
};

/** Escape discards the number. Enter saves it with the number that was seen. Both return focus to the button. */
export const StockByEnter: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await editStock(canvas, '7{Escape}');
    const button = await canvas.findByRole('button', { name: stockOfFirst });
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('480');
    await expect(args.onChange).not.toHaveBeenCalled();

    await editStock(canvas, '1,500{Enter}');
    const saved = await canvas.findByRole('button', { name: stockOfFirst });
    const change = { version: 1, quantity: 1500, quantitySeen: 480 };
    await expect(args.onChange).toHaveBeenCalledWith(first, change);
    await waitFor(() => expect(saved).toHaveTextContent('1,500'));
    await expect(saved).toHaveFocus();
  },
};

export const StockFailed: Story = {
  parameters: { api: [adminPartsScenarios.changeFailed, ...partsHandlers] },
  play: async ({ canvas }) => {
    const input = await editStock(canvas, '500{Enter}');
    await expectVisible(canvas, 'Something went wrong at the works');
    await expect(input).toHaveValue('500');
    await expect(input).toHaveFocus();
  },
};

/** Somebody else changed the stock: both numbers are shown, and nothing is overwritten. */
export const StockChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('row', { name: /Stock 412 500/ })).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const StockKeepsTheirs: Story = {
  tags: ['test-only'],
  ...StockChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    await press(canvas, 'Keep theirs');
    const button = canvas.getByRole('button', { name: /change the stock of Ventilated brake disc, 330 mm/ });
    await expect(button).toHaveTextContent('412');
    await expect(button).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const StockSavesMine: Story = {
  tags: ['test-only'],
  ...StockChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await editStock(canvas, '500{Enter}');
    await press(canvas, 'Save mine');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const { version, quantity } = changedByOther;
    const change = { version, quantity: 500, quantitySeen: quantity };
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(changedByOther), change);
    await expect(canvas.getByRole('button', { name: /330 mm$/, expanded: false })).toHaveTextContent('500');
  },
};

const askToDelete = (canvas: Canvas) => askWith(canvas, 'Delete Front coil spring', 'Delete this part?');

export const AsksBeforeDeleting: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await askToDelete(canvas);
    await expectVisible(dialog, /unpaid orders can be paid only while their stock is reserved/);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deletes: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await confirmAndClose(await askToDelete(canvas));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    const row = canvas.getByRole('row', { name: /Front coil spring/ });
    await expect(row).toHaveTextContent('Deleted');
    await expect(within(row).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(row).toHaveFocus();
  },
};

async function edit(canvas: Canvas) {
  await press(canvas, 'Ventilated brake disc');
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit part' }));
  await drawer.findByLabelText('Product name');
  return drawer;
}

/** Opens the drawer, types into a field and saves. */
async function save(canvas: Canvas, label: string, text: string) {
  const drawer = await edit(canvas);
  await replace(drawer.getByLabelText(label), text);
  await press(drawer, 'Save changes');
  return drawer;
}

const choosePicture = () => userEvent.upload(fileInputIn(screen.getByRole('dialog')), picture);

/** Sends only the changed fields and the version that was read. Focus returns to the name. */
export const Edits: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await choosePicture();
    await drawer.findByText(`${picture.name} is added`);
    await replace(drawer.getByLabelText('Price'), '66.5');
    await press(drawer, 'Save changes');
    await expectClosed();
    const image = '/pictures/gear-cutout-800.webp';
    await expect(args.onChange).toHaveBeenCalledWith(first, { version: 1, price: 66.5, image });
    await expectVisible(canvas, '$66.50');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ventilated brake disc' })).toHaveFocus());
  },
};

const draft = { read: () => ({ price: '66.50' }), keep: fn(), drop: fn() };

/** What was typed before the session ended. */
export const Restored: Story = {
  args: { draftOf: () => draft },
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await waitFor(() => expect(drawer.getByLabelText('Price')).toHaveValue('66.50'));
    await press(drawer, 'Save changes');
    await expectClosed();
    await expect(args.onChange).toHaveBeenCalledWith(first, { version: 1, price: 66.5 });
    await expect(draft.drop).toHaveBeenCalled();
  },
};

/** Nothing is saved while the new image is rejected. */
export const PictureNotSent: Story = {
  parameters: { api: [imagesScenarios.failed, ...all] },
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await choosePicture();
    await drawer.findByText('The pictures cannot be reached. Try again in a minute.');
    await press(drawer, 'Save changes');
    await expectVisible(drawer, 'The picture was not sent. Try again, or remove it.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WrongEdit: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await save(canvas, 'Price', '0.01');
    await expectVisible(drawer, /must be \$0\.50 or more/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingEdited: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(await edit(canvas), 'Save changes');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const neverLoaded = () => new Promise<never>(() => undefined);

export const EditLoading: Story = {
  args: { source: { ...partSource, open: neverLoaded } },
  play: async ({ canvas }) => {
    await press(canvas, 'Ventilated brake disc');
    await expect(await screen.findByText('Loading the part')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EditNotLoaded: Story = {
  args: { source: { ...partSource, open: fn(() => Promise.reject(new Error('Not loaded'))) } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Ventilated brake disc');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit part' }));
    await expectVisible(drawer, 'The part could not be loaded');
    await press(drawer, 'Try again');
    await waitFor(() => expect(args.source.open).toHaveBeenCalledTimes(2));
  },
};

/** Only what was changed is sent, and the row says where the part is now. */
export const NotSoldAnyMore: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await edit(canvas);
    await userEvent.selectOptions(drawer.getByLabelText('State'), 'Not sold any more');
    await userEvent.type(drawer.getByLabelText('Replaced by'), 'NH-10118');
    await press(drawer, 'Remove number 2');
    await press(drawer, 'Save changes');
    await expectClosed();
    const [original, , ...rest] = extrasOf(first).references;
    await expect(args.onChange).toHaveBeenCalledWith(first, {
      version: 1,
      state: 'discontinued',
      successor: 'NH-10118',
      references: [original, ...rest],
    });
    await expect(canvas.getByRole('row', { name: /Ventilated brake disc/ })).toHaveTextContent(
      'Not sold any more',
    );
  },
};

const rejectedAt = (field: 'number' | 'successor', message: string) => ({
  onChange: fn<PartTableProps['onChange']>(() => Promise.resolve({ field, message })),
});

export const UnknownSuccessor: Story = {
  args: rejectedAt('successor', 'No part on sale has this number'),
  play: async ({ canvas }) => {
    const drawer = await edit(canvas);
    await userEvent.selectOptions(drawer.getByLabelText('State'), 'Not sold any more');
    await userEvent.type(drawer.getByLabelText('Replaced by'), 'NH-9');
    await press(drawer, 'Save changes');
    await expectRejected(drawer.getByLabelText('Replaced by'), 'No part on sale has this number');
  },
};

/** Of lists the conflict tells only that they were changed. */
export const ListsChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas }) => {
    const drawer = await edit(canvas);
    await press(drawer, 'Remove number 2');
    await replace(drawer.getByLabelText('Brand'), 'Velmark');
    await press(drawer, 'Save changes');
    const alert = await drawer.findByRole('alert');
    await expect(within(alert).getByRole('row', { name: /^Brand Velmark/ })).toBeVisible();
    await expect(
      within(alert).getByRole('row', { name: 'Cross-references As they saved it As you typed it' }),
    ).toBeVisible();
  },
};

/** Escape asks before unsaved changes are lost. */
export const AsksBeforeLeaving: Story = {
  play: async ({ canvas }) => {
    const drawer = await edit(canvas);
    await userEvent.type(drawer.getByLabelText('Description'), ' New.');
    await userEvent.keyboard('{Escape}');
    await press(drawer, 'Keep editing');
    await expect(drawer.getByLabelText('Description')).toHaveValue(`${first.description} New.`);
    await userEvent.keyboard('{Escape}');
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Leave without saving?');
  },
};

/** Shows both versions, field by field. Fields that only the other admin changed are listed and kept. */
export const ChangedMeanwhile: Story = {
  parameters: { api: [adminPartsScenarios.changedMeanwhile, ...partsHandlers] },
  play: async ({ canvas }) => {
    const drawer = await save(canvas, 'Price', '70');
    const alert = await drawer.findByRole('alert');
    await expect(within(alert).getByRole('row', { name: 'Price $68.50 $70.00' })).toBeVisible();
    await expect(within(alert).getByRole('row', { name: /330 mm Not changed/ })).toBeVisible();
    await expect(drawer.getByLabelText('Price')).toHaveValue('70');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const KeepsTheirs: Story = {
  tags: ['test-only'],
  ...ChangedMeanwhile,
  play: async ({ canvas, args }) => {
    const drawer = await save(canvas, 'Price', '70');
    await press(drawer, 'Keep theirs');
    await waitFor(() => expect(drawer.getByLabelText('Price')).toHaveValue('68.50'));
    await expect(drawer.getByLabelText('Product name')).toHaveValue(changedByOther.name);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const SavesMine: Story = {
  tags: ['test-only'],
  ...ChangedMeanwhile,
  play: async ({ canvas, args }) => {
    await press(await save(canvas, 'Price', '70'), 'Save mine');
    await expectClosed();
    const change = { version: changedByOther.version, price: 70 };
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(changedByOther), change);
    await expectVisible(canvas, changedByOther.name);
  },
};

/** The number is a target for fingers below its label, and its controls stay on the screen. An invalid one is not sent. */
export const RightToLeftOnNarrow: Story = {
  parameters: rightToLeft.parameters,
  globals: { ...rightToLeft.globals, viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: stockOfFirst });
    const cell = button.closest('td')?.getBoundingClientRect();
    const target = button.getBoundingClientRect();
    await expect(target.right).toBeCloseTo(cell?.right ?? 0, 0);
    await expect(Math.min(target.height, target.width)).toBeGreaterThanOrEqual(44);
    await expectRejected(await editStock(canvas, '10.5{Enter}'), 'Enter a whole number, such as 480.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Some parts, then all that match, whatever their page. */
export const Selected: Story = {
  args: { onEditMany: fn<NonNullable<PartTableProps['onEditMany']>>() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ventilated brake disc/ }));
    await press(canvas, 'Change…');
    await expect(args.onEditMany).toHaveBeenLastCalledWith({ count: 1, which: { ids: [first._id] } });
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await press(canvas, /^Select all \d+ that match$/);
    await press(canvas, 'Change…');
    await expect(args.onEditMany).toHaveBeenLastCalledWith({ count: parts.length, which: { filters: {} } });
    await press(canvas, 'Clear');
    await expect(canvas.queryByRole('group', { name: 'Selected parts' })).toBeNull();
  },
};
