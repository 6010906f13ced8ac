import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { ModelFilters } from '#contract/fitment/model-filters.ts';
import type { FoundModel, Make, ManagedModel } from '#contract/fitment/vehicles.ts';
import { makes } from '#mocks/fixtures/vehicles.ts';
import { makesHandlers, vehiclesHandlers, vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { failing } from '#mocks/handlers/mock.ts';
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
import { ask, FromApiList } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { VehicleModels, type VehicleModelsProps } from './VehicleModels.tsx';

interface ModelsStory extends Pick<VehicleModelsProps, 'onAdd' | 'onChange' | 'onDelete'> {
  makes: readonly string[];
}

export default {
  id: 'sections-vehiclemodels',
  parameters: { layout: 'padded', api: vehiclesHandlers },
  args: {
    makes: ['Ford', 'Volkswagen'],
    onAdd: fn<VehicleModelsProps['onAdd']>(() => Promise.resolve(null)),
    onChange: fn<VehicleModelsProps['onChange']>(() => Promise.resolve(null)),
    onDelete: fn<VehicleModelsProps['onDelete']>(() => Promise.resolve(null)),
  },
  render: (args, { id }) => (
    <FromApiList<ManagedModel, ModelFilters> story={id} path="/models" pageSize={50} query={{}}>
      {(controls) => (
        <VehicleModels
          {...args}
          {...controls}
          onOpen={async (slug) => {
            const { answer, failure } = await ask(id, 'GET', `/models/${slug}`);
            if (failure) throw new Error(failure.message);
            // The contract types the handlers.
            return answer as FoundModel;
          }}
        />
      )}
    </FromApiList>
  ),
} satisfies Meta<ModelsStory>;
type Story = StoryObj<ModelsStory>;

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
    await filterBy(canvas, 'volkswagen golf');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expectVisible(canvas, '2 models', 'Golf VI', '5 engines');
  },
};

export const Loading: Story = { parameters: { api: [vehiclesScenarios.modelsLoading] } };
export const Failed: Story = { parameters: { api: [vehiclesScenarios.modelsFailed] } };

export const Added: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Add a model');
    const form = await drawer('Add a model');
    await press(form, 'Add a model');
    await expectRejected(form.getByLabelText('Make'), 'Choose a make');
    await fill(form, { Make: 'Saab', Model: '9-3 II', 'First year': '2011', 'Last year': '2003' });
    await userEvent.type(form.getByLabelText('Other names of the model'), '9-3 Mk2, YS3F');
    await press(form, 'Add an engine');
    const engine = within(form.getByRole('listitem', { name: 'Engine 1' }));
    await userEvent.type(engine.getByLabelText('Name'), '1.8t');
    await userEvent.type(engine.getByLabelText('kW'), '110');
    await press(engine, 'Show codes, months and body of engine 1');
    await userEvent.type(engine.getByLabelText('Built from'), '9/2004');
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
      ...{ aliases: ['9-3 Mk2', 'YS3F'], makeAliases: [] },
      engines: [expect.objectContaining({ name: '1.8t', kw: 110, fromYear: 2004, fromMonth: 9 })],
    });
  },
};

const openGolf = async (canvas: Canvas) => {
  await press(canvas, 'Golf VII');
  const form = await drawer('Change a model');
  await form.findByLabelText('First year');
  return form;
};

/** Variants of one name, which differ in power and months. */
const variants: Make[] = makes.map((make) => ({
  ...make,
  models: make.models.map((model) =>
    model.slug === 'volkswagen-golf-7'
      ? {
          ...model,
          aliases: ['Golf 7', 'Mk7'],
          engines: [
            { slug: '1-4-tsi', name: '1.4 TSI', kw: 92, codes: 'CZCA', fuel: 'Petrol', fromYear: 2014 },
            { slug: '1-4-tsi-61', name: '1.4 TSI', type: '61', kw: 110, codes: 'CZDA', fromYear: 2014 },
          ],
        }
      : model,
  ),
}));

export const Variants: Story = {
  parameters: { api: makesHandlers(variants), docs: { story: { inline: false, height: '50rem' } } },
  play: async ({ canvas }) => {
    const form = await openGolf(canvas);
    await expect(form.getByLabelText('Other names of the model')).toHaveValue('Golf 7, Mk7');
    await expectVisible(form, 'CZDA, 61, 2014–');
  },
};

export const ModelFailed: Story = {
  parameters: { api: [failing(calls.findModel), ...vehiclesHandlers] },
  play: async ({ canvas }) => {
    await press(canvas, 'Golf VII');
    await expectVisible(await drawer('Change a model'), 'The model could not be loaded');
  },
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
    const engine = within(form.getByRole('listitem', { name: 'Engine 2' }));
    await replace(engine.getByLabelText('Name'), '1.2 tsi');
    await press(form, 'Save changes');
    await expectRejected(form.getByLabelText('First year'), 'Enter a year, such as 2016');
    await expectVisible(form, 'Nothing tells this engine apart from one above');
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
  parameters: { api: makesHandlers(many) },
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

export const LongContent: Story = { parameters: { api: makesHandlers([long]) } };
