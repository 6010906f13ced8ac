import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { golf, volvo } from '#mocks/fixtures/vehicles.ts';
import { vehiclesHandlers, vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { useVehicleData } from '#ui/story/use-vehicle-data.ts';
import { noChoice } from './vehicle-choice.ts';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';

/** The picker with what the story's API has about the choice. */
function LoadedPicker({ story, ...props }: VehiclePickerProps & { story: string }) {
  return <VehiclePicker {...props} {...useVehicleData(story)} />;
}

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
async function choose(label: string, option: string) {
  const field = await (await dialog()).findByLabelText(label);
  await within(field).findByRole('option', { name: option });
  await userEvent.selectOptions(field, option);
}
const pressUse = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Use this vehicle' }));

/** Says which field is next, and moves the focus there. */
export const NothingChosen: Story = {
  play: async ({ args }) => {
    const picker = await dialog();
    await waitFor(() => expect(picker.getByLabelText('Model')).toBeDisabled());
    await pressUse();
    const make = picker.getByLabelText('Make');
    await expect(make).toHaveAccessibleDescription('Choose a make');
    await expect(make).toHaveFocus();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { parameters: { api: [vehiclesScenarios.loading] } };
export const Failed: Story = { parameters: { api: [vehiclesScenarios.failed] } };
export const NoVehiclesListed: Story = { parameters: { api: vehiclesScenarios.noVehicles } };

export const MakeChosen: Story = {
  play: async () => {
    await choose('Make', 'Ford');
    const picker = await dialog();
    await waitFor(() => expect(picker.getByLabelText('Model')).toBeEnabled());
    await expect(picker.getByLabelText('Year')).toBeDisabled();
    await pressUse();
    await expect(picker.getByLabelText('Model')).toHaveAccessibleDescription('Choose a model of this make');
  },
};

/** The engine is optional. Another make starts again. */
export const AllChosen: Story = {
  play: async ({ args }) => {
    await choose('Make', 'Volkswagen');
    await choose('Model', 'Golf VII, 2012–2019');
    await choose('Year', '2016');
    const picker = await dialog();
    await expect(await picker.findByText('14 parts fit')).toBeVisible();
    await choose('Engine', '1.4 TSI');
    await pressUse();
    await expect(args.onUse).toHaveBeenCalledWith(golf);
    await choose('Make', 'Ford');
    await expect(picker.getByLabelText('Model')).toHaveValue('');
    await expect(picker.getByLabelText('Year')).toBeDisabled();
    await userEvent.click(picker.getByRole('button', { name: 'No vehicle' }));
    await expect(args.onUseNone).toHaveBeenCalledOnce();
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
  userEvent.type(await (await dialog()).findByLabelText('Type it'), words);

/** Typed words fill the fields. Enter uses the vehicle. */
export const TextRead: Story = {
  play: async ({ args }) => {
    await type('focus 2012');
    const picker = await dialog();
    await expect(await picker.findByText(/^Understood as Ford Focus III, 2012/)).toBeVisible();
    await waitFor(() => expect(picker.getByLabelText('Year')).toHaveValue('2012'));
    await expect(picker.getByLabelText('Model')).toHaveDisplayValue('Focus III, 2010–2018');
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ slug: 'ford-focus-3-2012' }));
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
