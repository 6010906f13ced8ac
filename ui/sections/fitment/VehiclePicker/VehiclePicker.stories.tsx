import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { golf, makes, volvo } from '#mocks/fixtures/vehicles.ts';
import { makesHandlers, vehiclesHandlers, vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { expectVisible } from '#ui/story/checks.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { useVehicleData } from '#ui/story/use-vehicle-data.ts';
import { noChoice } from './vehicle-choice.ts';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';

/** The picker with what the story's API has about the choice. */
function LoadedPicker({ story, ...props }: VehiclePickerProps & { story: string }) {
  return <VehiclePicker {...props} {...useVehicleData(story)} />;
}

const petrol = { name: '1.4 TSI', fuel: 'Petrol', fromYear: 2014, fromMonth: 5, toYear: 2017, toMonth: 3 };
const variants = makes.map((make) => ({
  ...make,
  models: make.models.map((model) => ({
    ...model,
    engines: [
      { slug: '1-4-tsi', codes: 'CZCA', kw: 92, ...petrol },
      { slug: '1-4-tsi-61', codes: 'CZDA', kw: 110, type: '61', ...petrol },
      { slug: '1-6-tdi', name: '1.6 TDI', fuel: 'Diesel', codes: 'CLHA', kw: 77 },
    ],
  })),
}));

export default {
  id: 'sections-vehiclepicker',
  component: VehiclePicker,
  parameters: {
    layout: 'fullscreen',
    api: vehiclesHandlers,
    docs: { story: { inline: false, height: '48rem' } },
  },
  args: {
    isOpen: true,
    choice: noChoice,
    data: { makes: { status: 'loading' } },
    onChoose: fn(),
    saved: [],
    countParts: () => Promise.resolve(14),
    onUse: fn(),
    onUseNone: fn(),
    onClose: fn(),
  },
  render: (args, { id }) => <LoadedPicker {...args} story={id} />,
} satisfies Meta<typeof VehiclePicker>;
type Story = StoryObj<typeof VehiclePicker>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your vehicle' }));
const column = async (name: string) => (await dialog()).findByRole('combobox', { name });

async function expectFocus(name: string) {
  const field = await column(name);
  await waitFor(() => expect(field).toHaveFocus());
}

/** Presses the first row whose name begins so. */
async function choose(name: RegExp) {
  const [row] = await (await dialog()).findAllByRole('option', { name });
  if (row) await userEvent.click(row);
}

/** Without `userEvent`: its field cannot lose the focus during its own event once somebody typed there. */
const pressEnter = (field: HTMLElement) =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

const pressUse = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Use this vehicle' }));

/** Says which column is next, and moves the focus there. */
export const NothingChosen: Story = {
  play: async ({ args }) => {
    const make = await column('Find a make');
    await expectVisible(await dialog(), 'No vehicle chosen', 'Choose a make first.', 'Most asked for');
    await pressUse();
    await waitFor(() => expect(make).toHaveAccessibleDescription('Choose a make'));
    await waitFor(() => expect(make).toHaveFocus());
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { parameters: { api: [vehiclesScenarios.loading] } };
export const Failed: Story = { parameters: { api: [vehiclesScenarios.failed] } };
export const NoVehiclesListed: Story = { parameters: { api: vehiclesScenarios.noVehicles } };

export const MakeChosen: Story = {
  play: async () => {
    await choose(/^Ford/);
    const picker = await dialog();
    await picker.findByRole('option', { name: /^Focus III/ });
    await expectFocus('Find a model');
    await pressUse();
    const model = await column('Find a model');
    await waitFor(() => expect(model).toHaveAccessibleDescription('Choose a model of this make'));
  },
};

/** The engine is optional. Another make starts again. */
export const AllChosen: Story = {
  play: async ({ args }) => {
    await choose(/^Volkswagen/);
    await choose(/^Golf VII/);
    const picker = await dialog();
    await userEvent.selectOptions(await picker.findByLabelText('Year'), '2016');
    await expect(await picker.findByText('14 parts fit')).toBeVisible();
    await expect(picker.getByRole('option', { name: /^Any engine of 2016/, selected: true })).toBeVisible();
    await choose(/^1\.4 TSI/);
    await pressUse();
    await expect(args.onUse).toHaveBeenCalledWith(golf);
    await choose(/^Ford/);
    await waitFor(() => expect(picker.queryByLabelText('Year')).toBeNull());
    await userEvent.click(picker.getByRole('button', { name: 'No vehicle' }));
    await expect(args.onUseNone).toHaveBeenCalledOnce();
  },
};

/** Each column is searched. The arrows move in it, Enter chooses and moves on. */
export const ByKeyboard: Story = {
  play: async () => {
    const make = await column('Find a make');
    await userEvent.type(make, 'vol');
    const picker = await dialog();
    await waitFor(() => expect(picker.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    pressEnter(make);
    await expectFocus('Find a model');
    await picker.findByRole('option', { name: /^Golf VII/ });
    await userEvent.keyboard('vii');
    pressEnter(await column('Find a model'));
    await waitFor(() => expect(picker.getByLabelText('Year')).toHaveFocus());
    await expect(picker.getByRole('option', { name: /^Golf ?VII/, selected: true })).toBeVisible();
  },
};

/** Variants of one name, by fuel, with what tells them apart. */
export const Variants: Story = {
  parameters: { api: makesHandlers(variants) },
  play: async ({ args }) => {
    await type('golf vii 2016 tsi');
    const picker = await dialog();
    await picker.findByRole('option', { name: /CZDA/ });
    await expect(picker.getByText('Petrol')).toBeVisible();
    await expect(picker.getByText('110 kW (150 hp)')).toBeVisible();
    await expect(picker.queryByRole('option', { name: /TDI/ })).toBeNull();
    await choose(/CZDA/);
    await pressUse();
    await expect(args.onUse).toHaveBeenCalledWith(
      expect.objectContaining({ engine: { slug: '1-4-tsi-61', name: '1.4 TSI', kw: 110 } }),
    );
  },
};

/** Chosen columns are folded to one row. */
export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await choose(/^Volkswagen/);
    const picker = await dialog();
    await picker.findByRole('option', { name: /^Golf VII/ });
    await userEvent.click(await picker.findByRole('button', { name: 'Choose another make' }));
    await expectFocus('Find a make');
  },
};

const saved = [
  { vehicle: golf, label: 'Workshop car' },
  { vehicle: volvo, label: '' },
];

export const Saved: Story = {
  args: { saved, inUse: golf.slug },
  play: async ({ args }) => {
    const picker = await dialog();
    await expect(picker.getByRole('radio', { name: /^Volkswagen Golf VII/ })).toBeChecked();
    await userEvent.click(picker.getByRole('radio', { name: /^Volvo V70 III/ }));
    await pressUse();
    await expect(args.onUse).toHaveBeenCalledWith(volvo);
    await type('focus');
    await expect(picker.getByRole('radio', { name: /^Volvo V70 III/ })).not.toBeChecked();
  },
};

const type = async (words: string) =>
  userEvent.type(await (await dialog()).findByLabelText('Type it, or choose below'), words);

/** Typed words fill the fields. Enter uses the vehicle. */
export const TextRead: Story = {
  play: async ({ args }) => {
    await type('focus 2012');
    const picker = await dialog();
    await expect(await picker.findByText(/^Understood as Ford Focus III, 2012/)).toBeVisible();
    await waitFor(() => expect(picker.getByLabelText('Year')).toHaveValue('2012'));
    await expect(picker.getByRole('option', { name: /^Focus III/, selected: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ slug: 'ford-focus-3-2012' }));
  },
};

/** Enter waits until the words are read. */
export const TextSent: Story = {
  tags: ['test-only'],
  play: async ({ args }) => {
    await column('Find a make');
    await type('golf vii 2016{Enter}');
    await waitFor(() =>
      expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ slug: 'volkswagen-golf-7-2016' })),
    );
  },
};

export const YearMissing: Story = {
  play: async () => {
    await type('vw golf');
    await expect(
      await (await dialog()).findByText('That may be Golf VI or Golf VII. Add the year.'),
    ).toBeVisible();
  },
};

export const TextNotUnderstood: Story = {
  play: async ({ args }) => {
    await type('spaceship 3000{Enter}');
    await expect(await (await dialog()).findByText(/^We know no vehicle by these words/)).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: async () => {
    await column('Find a make');
  },
};
