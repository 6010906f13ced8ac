import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Fitment } from '#contract/fitment/fitment.ts';
import type { ListedMake } from '#contract/fitment/vehicles.ts';
import { emptyStatement, fitmentsOf, statementsOf } from '#mocks/fixtures/vehicles.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { vehiclesHandlers } from '#mocks/handlers/fitment/vehicles.ts';
import { partsHandlers } from '#mocks/handlers/catalogue/parts.ts';
import { type Canvas, expectVisible, press } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { fitmentTextOf, type FitmentText } from '../part/fitment-texts.ts';
import { partSourceFrom } from '#ui/story/part-source-from.ts';
import { ChangedPartTexts, changedValues, emptyPart, type PartTexts } from '../part/part-values.ts';
import { usePartForm } from '../part/use-part-form.ts';
import { PartVehicles, type PartVehiclesProps } from './PartVehicles.tsx';

interface FormStory {
  rows?: readonly FitmentText[];
  isSubmitted?: boolean;
  onSend(change: ReturnType<typeof changedValues>): void;
}

interface FormProps extends FormStory, Omit<PartVehiclesProps, 'form'> {}

const part: PartTexts = {
  ...emptyPart,
  name: 'Ventilated brake disc',
  minQuantity: '10',
  quantity: '480',
  price: '64.00',
  description: 'Cast iron, 312 mm, balanced.',
};

/** The rows in a form, which sends what the API would get. */
function Form({ rows = [], isSubmitted, onSend, ...props }: FormProps) {
  const before = { ...part, fitments: [...rows] };
  const form = usePartForm(ChangedPartTexts, before);
  const send = form.handleSubmit((texts) => {
    const fitments = form.fitmentRules.current?.join(texts.fitments) ?? [];
    onSend(changedValues({ ...texts, fitments }, before));
  });
  useEffect(() => {
    if (isSubmitted) void send();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as with a press.
  }, []);
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <PartVehicles form={form} {...props} />
      <button>Send</button>
    </form>
  );
}

/** In this order, which `statementsOf` changes. */
const texts = (...rows: ReadonlyArray<Partial<Fitment>>): FitmentText[] =>
  rows.flatMap((row) => statementsOf([{ ...emptyStatement, ...row }])).map(fitmentTextOf);

const golf6 = 'volkswagen-golf-6';
const golf7 = 'volkswagen-golf-7';

const whole = texts(
  { model: golf6, fromYear: 2008, toYear: 2012 },
  { model: golf7, fromYear: 2012, toYear: 2019, engine: '1-4-tsi', note: 'Disc 312 mm' },
  { model: 'audi-a3-8v', position: 'Front', quantity: 2, source: 'Workshop manual' },
);

const handlers = [...partsHandlers, ...vehiclesHandlers];

export default {
  id: 'sections-partvehicles',
  parameters: { api: handlers },
  args: { onSend: fn() },
  render: (args, { id }) => (
    <FromApi<ListedMake[]> story={id} path="/makes">
      {(makes) =>
        makes.status === 'ready' && (
          <Form {...args} makes={makes.value} stated={[]} source={partSourceFrom(id)} />
        )
      }
    </FromApi>
  ),
} satisfies Meta<FormStory>;
type Story = StoryObj<FormStory>;

const rowIn = async (canvas: Canvas, number: number) =>
  within(await canvas.findByRole('listitem', { name: `Row ${number}` }));

async function choose(canvas: Canvas, label: string, option: string) {
  const field = await canvas.findByLabelText(label);
  await within(field).findByRole('option', { name: option });
  await userEvent.selectOptions(field, option);
}

const expectMessage = async (field: HTMLElement, message: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(message));

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Send');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};

export const Whole: Story = {
  args: { rows: whole },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/^Fits/).closest('p')).toHaveTextContent('Fits 22 vehicles'));
    await press(canvas, 'Send');
    const unchanged = expect.objectContaining({ fitments: undefined }) as unknown;
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(unchanged));
  },
};

const editRow = async (canvas: Canvas, number: number) => {
  await press(canvas, `Edit row ${number}`);
  return rowIn(canvas, number);
};

export const EveryVehicle: Story = {
  args: { rows: texts({ model: golf7, fromYear: 2012, note: 'With grease' }) },
  play: async ({ canvas, args }) => {
    const row = await editRow(canvas, 1);
    await waitFor(() => expect(row.getByLabelText('Make')).toHaveFocus());
    await choose(row, 'Make', 'Every vehicle');
    await expectVisible(canvas, 'Fits every vehicle');
    await expect(canvas.queryByLabelText('Model')).toBeNull();
    await press(canvas, 'Send');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ fitments: [{ ...emptyStatement, note: 'With grease' }] }),
      ),
    );
  },
};

/** The sentence of a row is its title, and each condition is asked. */
export const Edited: Story = {
  args: {
    rows: texts({
      ...{ model: golf7, fromYear: 2014, fromMonth: 10, toYear: 2019, toMonth: 7, engine: '1-4-tsi' },
      ...{ position: 'Front axle', conditions: [{ criterion: 'Brake system', value: 'ATE' }] },
    }),
  },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, '10/2014–07/2019', 'Brake system ATE');
    const row = await editRow(canvas, 1);
    const built = 'Volkswagen Golf VII, built October 2014 to July 2019, 1.4 TSI, ';
    await expectVisible(row, `${built}Front axle, if Brake system ATE`, 'Brake system ATE?');
    await expectVisible(row, 'Fits 1 engine, 58 months');
    await expect(row.getByRole('button', { name: 'Front' })).toHaveAttribute('aria-pressed', 'true');
    await press(row, 'Rear');
    await expect(row.getByLabelText('Position')).toHaveValue('Rear axle');
    await press(row, 'And one more condition');
    const [, criterion] = row.getAllByLabelText('Condition');
    const [, value] = row.getAllByLabelText('Is');
    if (!criterion || !value) throw new Error('There is no second condition');
    await userEvent.type(criterion, 'Option:');
    await press(row, 'Keep this statement');
    await expectMessage(value, 'Write criterion and value, such as Brake system: ATE');
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.type(value, '1ZE');
    await expectVisible(row, `${built}Rear axle, if Brake system ATE and Option 1ZE`);
    await press(row, 'Remove condition 1');
    await press(row, 'Keep this statement');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit row 1' })).toHaveFocus());
    await press(canvas, 'Send');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          fitments: [
            expect.objectContaining({
              position: 'Rear axle',
              conditions: [{ criterion: 'Option', value: '1ZE' }],
            }),
          ],
        }),
      ),
    );
  },
};

/** What is wrong with each row. The first one opens. */
export const Faults: Story = {
  args: {
    isSubmitted: true,
    rows: [
      ...texts({ model: golf6, fromYear: 2008, toYear: 2012 }),
      ...texts(
        { model: golf7, fromYear: 2012, toYear: 2019, note: 'Disc 312 mm' },
        { model: golf7, fromYear: 2019, toYear: 2014 },
        { model: golf7, fromYear: 2011, toYear: 2011 },
        { model: 'audi-a3-8v', quantity: 2 },
        { model: 'audi-a4-b8', fromYear: 2010 },
      ).map((row, index) => ({
        ...row,
        ...(index === 3 && { quantity: '200' }),
        ...(index === 4 && { toYear: 'now' }),
      })),
      ...texts({ model: 'audi-a3-8v', fromYear: 2019 }).map((row) => ({ ...row, conditions: 'ATE' })),
      ...texts({ model: 'skoda-octavia-3' }).map((row) => ({ ...row, model: '' })),
      ...texts({ model: golf6 }).map((row) => ({ ...row, make: '' })),
    ],
  },
  play: async ({ canvas, args }) => {
    await waitFor(async () => expect((await rowIn(canvas, 3)).getByLabelText('Built to')).toHaveFocus());
    const message = 'The last year must not be before the first';
    await expectMessage((await rowIn(canvas, 3)).getByLabelText('Built to'), message);
    const expected = [
      [4, 'Built from', 'The Golf VII was built from 2012 to 2019'],
      [5, 'Pieces for one vehicle', 'Enter a whole number from 1 to 99'],
      [6, 'Built to', 'Enter a year or a month, such as 2016 or 10/2016'],
      [7, 'Condition', 'Write criterion and value, such as Brake system: ATE'],
      [8, 'Model', 'Choose a model of this make'],
      [9, 'Make', 'Choose a make'],
    ] as const;
    for (const [number, label, text] of expected) {
      await expectVisible(await rowIn(canvas, number), text);
      await expectMessage((await editRow(canvas, number)).getByLabelText(label), text);
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Statements about one vehicle that say different things may both be right. */
export const Overlap: Story = {
  args: {
    rows: texts(
      { model: golf7, fromYear: 2012, toYear: 2019, note: 'Disc 312 mm' },
      { model: golf7, fromYear: 2016, toYear: 2019, quantity: 2 },
    ),
  },
  play: async ({ canvas, args }) => {
    await expectVisible(await rowIn(canvas, 2), 'These years overlap with row 1');
    await press(canvas, 'Send');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};

/** A new row is judged when it is kept. Another make has other models. */
export const NewRow: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a statement');
    const row = await rowIn(canvas, 1);
    const make = row.getByLabelText('Make');
    await waitFor(() => expect(make).toHaveFocus());
    await expect(make).not.toHaveAccessibleDescription();
    await press(row, 'Keep this statement');
    await expectMessage(make, 'Choose a make');
    await choose(row, 'Make', 'Volkswagen');
    await choose(row, 'Model', 'Golf VII');
    await choose(row, 'Engine', '2.0 TDI');
    await choose(row, 'Make', 'Audi');
    await expect(row.getByLabelText('Model')).toHaveValue('');
    await choose(row, 'Model', 'A3 8V');
    await expect(row.getByLabelText('Engine')).toHaveValue('');
    await press(row, 'Keep this statement');
    await expectVisible(canvas, 'Audi A3 8V', 'All engines');
    await press(canvas, 'Send');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ fitments: [{ ...emptyStatement, model: 'audi-a3-8v' }] }),
      ),
    );
  },
};

/** Without a pointer. The focus is in the new row, then on its button, in the next row after one was removed, and at last on the button. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const addRow = await canvas.findByRole('button', { name: 'Add a statement' });
    addRow.focus();
    await userEvent.keyboard('{Enter}');
    const first = await rowIn(canvas, 1);
    await waitFor(() => expect(first.getByLabelText('Make')).toHaveFocus());
    // A select takes the letters of an option from the browser only.
    await choose(first, 'Make', 'Volkswagen');
    await choose(first, 'Model', 'Golf VII');
    await userEvent.tab();
    await userEvent.keyboard('10/2014{Tab}2016{Tab}{Tab} {Tab}{Tab}{Tab}{Tab}Brake system{Tab}ATE');
    await userEvent.keyboard('{Tab}Disc 312 mm{Tab}2{Tab}Manual{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit row 1' })).toHaveFocus());
    await expectVisible(canvas, /^Fits/);
    canvas.getByRole('checkbox', { name: 'This list is complete' }).focus();
    await userEvent.keyboard(' ');
    await press(canvas, 'Send');
    const row = {
      ...{ model: golf7, fromYear: 2014, fromMonth: 10, toYear: 2016, toMonth: null, engine: null },
      conditions: [{ criterion: 'Brake system', value: 'ATE' }],
      note: 'Disc 312 mm',
      ...{ position: 'Front axle', quantity: 2, source: 'Manual' },
    };
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ fitments: [row], isFitComplete: true }),
      ),
    );
    canvas.getByRole('button', { name: 'Remove row 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addRow).toHaveFocus());
  },
};

/** The rows after a removed one keep what was chosen. */
export const Removed: Story = {
  tags: ['test-only'],
  args: { rows: whole },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove row 1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit row 1' })).toHaveFocus());
    await press(canvas, 'Remove row 1');
    await expectVisible(await rowIn(canvas, 1), 'Audi A3 8V');
    const row = await editRow(canvas, 1);
    await expect(row.getByLabelText('Model')).toHaveValue('audi-a3-8v');
    await expect(row.getByLabelText('Position')).toHaveValue('Front');
    await press(row, 'Remove row 1');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** The filter reads names, years, engines and conditions. */
export const Filtered: Story = {
  args: { rows: whole },
  play: async ({ canvas }) => {
    const filter = await canvas.findByRole('searchbox', { name: 'Filter 3 statements' });
    await userEvent.type(filter, 'golf vii 2012{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expectVisible(canvas, 'Note: Disc 312 mm');
    await userEvent.type(filter, ' tractor');
    await expectVisible(canvas, 'No statement matches');
  },
};

export const Many: Story = {
  args: {
    rows: texts(
      ...Array.from({ length: 130 }, (_, index) => ({
        ...{ model: golf7, conditions: [{ criterion: 'Version', value: String(index) }] },
      })),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
    await press(canvas, 'Show 100 more');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
    await press(canvas, 'Show 10 more');
    await expectVisible(canvas, 'Version 129');
  },
};

/** Rows that say the same are saved as one. */
export const Joined: Story = {
  args: {
    rows: texts(
      { model: golf7, fromYear: 2012, toYear: 2015 },
      { model: golf6, fromYear: 2008, toYear: 2012 },
      { model: golf7, fromYear: 2015, toYear: 2019 },
    ),
  },
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'Says the same as row 1. They are saved as one row.');
    await press(canvas, 'Send');
    await expectVisible(canvas, 'Two rows were joined');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        fitments: [
          { ...emptyStatement, model: golf7, fromYear: 2012, toYear: 2019 },
          { ...emptyStatement, model: golf6, fromYear: 2008, toYear: 2012 },
        ],
      }),
    );
  },
};

const copy = async (canvas: Canvas, number: string) => {
  await press(canvas, 'Copy from another part');
  await waitFor(() => expect(canvas.getByLabelText('Number of the other part')).toHaveFocus());
  await userEvent.keyboard(`${number}{Enter}`);
};

export const Copied: Story = {
  args: { rows: whole },
  play: async ({ canvas, args }) => {
    await copy(canvas, 'nh 10042');
    const count = fitmentsOf('NH-10042').length;
    await expectVisible(canvas, `${count} rows were added`);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(whole.length + count));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: `Edit row ${whole.length + 1}` })).toHaveFocus(),
    );
    await expect(args.onSend).not.toHaveBeenCalled();
    // The same rows again are not added.
    await copy(canvas, 'nh 10042');
    await expectVisible(canvas, 'This part has no other vehicles');
  },
};

export const CopyOfNoPart: Story = {
  play: async ({ canvas }) => {
    await copy(canvas, 'NH-1');
    await expectMessage(canvas.getByLabelText('Number of the other part'), 'No part has this number');
  },
};

export const CopyFailed: Story = {
  parameters: { api: [partDataScenarios.partFailed, ...handlers] },
  play: async ({ canvas }) => {
    await copy(canvas, 'NH-10042');
    await expectVisible(canvas, 'The part could not be loaded. Try again.');
  },
};

const long: FitmentText[] = texts(
  { model: golf7, note: longWord, position: longWord.slice(0, 40), source: longWord.slice(0, 40) },
  { note: longWord },
  { model: 'audi-a3-8v', fromYear: 2012, toYear: 2020, engine: '2-0-tdi' },
);

export const LongContent: Story = {
  args: { rows: long },
  play: async ({ canvas }) => {
    await editRow(canvas, 1);
  },
};
