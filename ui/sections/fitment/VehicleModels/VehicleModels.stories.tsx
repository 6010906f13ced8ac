import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { Make } from '#contract/fitment/vehicles.ts';
import { vehiclesHandlers } from '#mocks/handlers/fitment/vehicles.ts';
import { mock } from '#mocks/handlers/mock.ts';
import {
  type Canvas,
  expectClosed,
  expectRejected,
  expectVisible,
  fill,
  press,
  replace,
} from '#ui/story/checks.ts';
import { confirmAndFail } from '#ui/story/dialogs.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { VehicleModels, type VehicleModelsProps } from './VehicleModels.tsx';

const listed = (makes: Make[]) => [mock(calls.listVehicles)(() => makes)];

export default {
  id: 'sections-vehiclemodels',
  component: VehicleModels,
  parameters: { layout: 'padded', api: vehiclesHandlers },
  args: {
    makes: { status: 'loading' },
    onAdd: fn<VehicleModelsProps['onAdd']>(() => Promise.resolve(null)),
    onChange: fn<VehicleModelsProps['onChange']>(() => Promise.resolve(null)),
    onDelete: fn<VehicleModelsProps['onDelete']>(() => Promise.resolve(null)),
  },
  render: (args, { id }) => (
    <FromApi<Make[]> story={id} path="/vehicles">
      {(makes) => <VehicleModels {...args} makes={makes} />}
    </FromApi>
  ),
} satisfies Meta<typeof VehicleModels>;
type Story = StoryObj<typeof VehicleModels>;

const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

const filterBy = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByRole('searchbox', { name: 'Filter models' }), text);

export const Default: Story = {
  play: async ({ canvas }) => {
    await filterBy(canvas, 'vw golf');
    await expectVisible(canvas, 'No models match');
    await press(canvas, 'Show all models');
    await expectVisible(canvas, 'Golf VII');
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await filterBy(canvas, 'volkswagen 1.4');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await expectVisible(canvas, '4 models', 'Passat B8');
  },
};

export const Added: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a model');
    const form = await drawer('Add a model');
    await press(form, 'Add a model');
    await expectRejected(form.getByLabelText('Make'), 'Choose a make');
    await fill(form, { Make: 'Saab', Model: '9-3 II', 'First year': '2011', 'Last year': '2003' });
    await userEvent.type(form.getByLabelText('Engines'), '1.8t{Enter}{Enter}1.9 TiD');
    await waitFor(() =>
      expect(form.getByLabelText('Last year')).toHaveAccessibleDescription(
        'The last year must not be before the first',
      ),
    );
    await replace(form.getByLabelText('First year'), '2003');
    await replace(form.getByLabelText('Last year'), '2011');
    mocked(args.onAdd).mockResolvedValueOnce({ field: 'name', message: 'Taken' });
    await press(form, 'Add a model');
    await expectRejected(form.getByLabelText('Model'), 'Taken');
    await press(form, 'Add a model');
    await expectClosed();
    const years = { fromYear: 2003, toYear: 2011 };
    await expect(args.onAdd).toHaveBeenLastCalledWith({
      ...{ make: 'Saab', name: '9-3 II', ...years },
      engines: ['1.8t', '1.9 TiD'],
    });
  },
};

const openGolf = async (canvas: Canvas) => {
  await press(canvas, 'Golf VII');
  return drawer('Change a model');
};

/** Make and name stay. What was typed is not lost by Escape. */
export const Changed: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    const form = await openGolf(canvas);
    await expect(form.getByLabelText('Make')).toHaveAttribute('readonly');
    await replace(form.getByLabelText('Last year'), '2020');
    await userEvent.keyboard('{Escape}');
    await press(form, 'Keep editing');
    mocked(args.onChange).mockResolvedValueOnce({ message: 'In use' });
    await press(form, 'Save changes');
    await expectVisible(form, 'In use');
    await press(form, 'Save changes');
    await expectClosed();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ slug: 'volkswagen-golf-7' }),
      expect.objectContaining({ fromYear: 2012, toYear: 2020 }),
    );
  },
};

/** Every fault of the form. */
export const Faults: Story = {
  parameters: { docs: { story: { inline: false, height: '50rem' } } },
  play: async ({ canvas }) => {
    const form = await openGolf(canvas);
    await replace(form.getByLabelText('First year'), '12');
    await replace(form.getByLabelText('Engines'), '1.4 TSI{Enter}1.4 tsi');
    await press(form, 'Save changes');
    await expectRejected(form.getByLabelText('First year'), 'Enter a year, such as 2016');
    await expectVisible(form, '“1.4 tsi” is there twice');
  },
};

export const Deleted: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Delete Volkswagen Golf VII');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this model?' }));
    mocked(args.onDelete).mockResolvedValueOnce({ message: 'Parts are stated to fit this model.' });
    await confirmAndFail(dialog, 'Parts are stated to fit this model.');
    await press(dialog, 'Confirm');
    await expectClosed('alertdialog');
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
  },
};

const many: Make[] = Array.from({ length: 50 }, (_, make) => ({
  slug: `make-${make}`,
  name: `Make ${make + 1}`,
  models: Array.from({ length: 10 }, (_model, model) => ({
    slug: `make-${make}-${model}`,
    name: `Model ${model + 1}`,
    ...{ fromYear: 2000 + model, toYear: 2010 + model },
    engines: ['1.4', '1.6 TDI', '2.0 TDI'].map((name) => ({ slug: name, name })),
  })),
}));

/** The pages of 500 models. */
export const Many: Story = {
  parameters: { api: listed(many) },
  play: async ({ canvas }) => {
    await expectVisible(canvas, '500 models');
    await press(canvas, 'Page 10');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByText('Make 50')).toHaveLength(10));
    await filterBy(canvas, 'make 50 2009');
    await expectVisible(canvas, '1 model');
  },
};

const long: Make = {
  slug: 'long',
  name: longWord.slice(0, 40),
  models: [
    {
      ...{ slug: 'long-long', name: longWord.slice(0, 40), fromYear: 2016, toYear: 2016 },
      engines: Array.from({ length: 40 }, (_, index) => ({
        slug: `e-${index}`,
        name: longWord.slice(0, 40),
      })),
    },
    { slug: 'long-b', name: 'B', fromYear: 1999, toYear: 2001, engines: [] },
  ],
};

export const LongContent: Story = { parameters: { api: listed([long]) } };
