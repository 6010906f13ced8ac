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

export const EveryVehicle: Story = {
  args: { rows: texts({ model: golf7, fromYear: 2012, note: 'With grease' }) },
  play: async ({ canvas, args }) => {
    await choose(canvas, 'Make', 'Every vehicle');
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

/** Every fault of a row, at its field. */
export const Faults: Story = {
  args: {
    isSubmitted: true,
    rows: [
      ...texts({ model: golf6, fromYear: 2008, toYear: 2012 }),
      ...texts(
        { model: golf7, fromYear: 2012, toYear: 2019, note: 'Disc 312 mm' },
        { model: golf7, fromYear: 2016, toYear: 2019 },
        { model: golf7, fromYear: 2019, toYear: 2014 },
        { model: golf7, fromYear: 2011, toYear: 2011 },
        { model: 'audi-a3-8v', quantity: 2 },
        { model: 'audi-a4-b8', fromYear: 2010 },
      ).map((row, index) => ({
        ...row,
        ...(index === 4 && { quantity: '200' }),
        ...(index === 5 && { toYear: 'now' }),
      })),
      ...texts({ model: 'audi-a3-8v', fromYear: 2019 }).map((row) => ({ ...row, conditions: 'ATE' })),
      ...texts({ model: 'skoda-octavia-3' }).map((row) => ({ ...row, model: '' })),
      ...texts({ model: golf6 }).map((row) => ({ ...row, make: '' })),
    ],
  },
  play: async ({ canvas, args }) => {
    const expected = [
      [3, 'From', 'These years overlap with row 2'],
      [4, 'To', 'The last year must not be before the first'],
      [5, 'From', 'The Golf VII was built from 2012 to 2019'],
      [6, 'Pieces for one vehicle', 'Enter a whole number from 1 to 99'],
      [7, 'To', 'Enter a year or a month, such as 2016 or 10/2016'],
      [8, 'Only if', 'Write criterion and value, such as Brake system: ATE'],
      [9, 'Model', 'Choose a model of this make'],
      [10, 'Make', 'Choose a make'],
    ] as const;
    for (const [number, label, message] of expected)
      await expectMessage((await rowIn(canvas, number)).getByLabelText(label), message);
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(async () => expect((await rowIn(canvas, 3)).getByLabelText('From')).toHaveFocus());
  },
};

/** A new row is judged when it is left. Another make has other models. */
export const NewRow: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a vehicle');
    const row = await rowIn(canvas, 1);
    const make = row.getByLabelText('Make');
    await waitFor(() => expect(make).toHaveFocus());
    await expect(make).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from another part' }));
    await expectMessage(make, 'Choose a make');
    await choose(row, 'Make', 'Volkswagen');
    await choose(row, 'Model', 'Golf VII');
    await choose(row, 'Engine', '2.0 TDI');
    await choose(row, 'Make', 'Audi');
    await expect(row.getByLabelText('Model')).toHaveValue('');
    await choose(row, 'Model', 'A3 8V');
    await expect(row.getByLabelText('Engine')).toHaveValue('');
    await press(canvas, 'Send');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ fitments: [{ ...emptyStatement, model: 'audi-a3-8v' }] }),
      ),
    );
  },
};

/** Without a pointer. The focus is in the new row, in the next one after one was removed, and at last on the button. */
export const ByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const addRow = await canvas.findByRole('button', { name: 'Add a vehicle' });
    addRow.focus();
    await userEvent.keyboard('{Enter}');
    const first = await rowIn(canvas, 1);
    await waitFor(() => expect(first.getByLabelText('Make')).toHaveFocus());
    // A select takes the letters of an option from the browser only.
    await choose(first, 'Make', 'Volkswagen');
    await choose(first, 'Model', 'Golf VII');
    await userEvent.tab();
    await userEvent.keyboard(
      '10/2014{Tab}2016{Tab}{Tab}Disc 312 mm{Tab}{Enter}{Tab}{Tab}Brake system: ATE | Option: 1ZE{Tab}Front{Tab}2{Tab}Manual',
    );
    await expectVisible(canvas, /^Fits/);
    canvas.getByRole('checkbox', { name: 'This list is complete' }).focus();
    await userEvent.keyboard(' ');
    await press(canvas, 'Send');
    const row = {
      ...{ model: golf7, fromYear: 2014, fromMonth: 10, toYear: 2016, toMonth: null, engine: null },
      conditions: [
        { criterion: 'Brake system', value: 'ATE' },
        { criterion: 'Option', value: '1ZE' },
      ],
      note: 'Disc 312 mm',
      ...{ position: 'Front', quantity: 2, source: 'Manual' },
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
    await press(canvas, 'Remove row 1');
    const row = await rowIn(canvas, 1);
    await waitFor(() => expect(row.getByLabelText('Make')).toHaveValue('Audi'));
    await expect(row.getByLabelText('Model')).toHaveValue('audi-a3-8v');
    await press(row, 'Show conditions, position, quantity and source of row 1');
    await expect(row.getByLabelText('Position')).toHaveValue('Front');
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
    await expect(canvas.getAllByRole('listitem')).toHaveLength(whole.length + count);
    for (const field of canvas.getAllByLabelText('Model')) await expect(field).not.toHaveValue('');
    await waitFor(async () =>
      expect((await rowIn(canvas, whole.length + 1)).getByLabelText('Make')).toHaveFocus(),
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

export const LongContent: Story = { args: { rows: long } };
