import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as calls from '#contract/calls.ts';
import type { Garage as Saved } from '#contract/fitment/vehicles.ts';
import { golf, golfOfAnyEngine, volvo, wrangler } from '#mocks/fixtures/vehicles.ts';
import { mock } from '#mocks/handlers/mock.ts';
import { vehiclesScenarios } from '#mocks/handlers/fitment/vehicles.ts';
import { mapRemote } from '#ui/remote.ts';
import { expectClosed, expectVisible, press, replace } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { Garage } from './Garage.tsx';

const rows = [
  { vehicle: { ...golf, parts: 12 }, label: 'Workshop car' },
  { vehicle: { ...volvo, parts: 1 }, label: '' },
  { vehicle: { ...wrangler, parts: 0 }, label: '' },
];

const saved = (garage: Saved) => [mock(calls.listUserVehicles)(() => garage)];

export default {
  id: 'sections-garage',
  component: Garage,
  parameters: { api: saved(rows) },
  args: {
    vehicles: { status: 'loading' },
    inUse: golf.slug,
    partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
    onAdd: fn(),
    onUse: fn(),
    onLabel: fn(),
    onDelete: fn(),
  },
  render: (args, { id }) => (
    <FromApi<Saved> story={id} path="/user-vehicles/customer@norholt.test">
      {(garage) => (
        <Garage
          {...args}
          vehicles={mapRemote(garage, (all) => all.map((row) => ({ ...row, parts: row.vehicle.parts })))}
        />
      )}
    </FromApi>
  ),
} satisfies Meta<typeof Garage>;
type Story = StoryObj<typeof Garage>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expectVisible(canvas, 'In use');
    await press(canvas, 'Use Volvo V70 III');
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining(volvo));
    await press(canvas, 'Delete Volvo V70 III');
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining(volvo));
  },
};

/** A name of the customer's own, of at most 40 characters. */
export const Named: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Name Volkswagen Golf VII');
    const dialog = within(await screen.findByRole('dialog', { name: 'Name Volkswagen Golf VII' }));
    const label = dialog.getByLabelText('Your name for it');
    await expect(label).toHaveValue('Workshop car');
    await replace(label, 'x'.repeat(41));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(label).toHaveAccessibleDescription('Use at most 40 characters.'));
    await replace(label, ' Van ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectClosed();
    await expect(args.onLabel).toHaveBeenCalledWith(expect.objectContaining(golf), 'Van');
  },
};

export const Loading: Story = { parameters: { api: [vehiclesScenarios.garageLoading] } };
export const Failed: Story = { parameters: { api: [vehiclesScenarios.garageFailed] } };
export const Empty: Story = { parameters: { api: saved([]) } };

/** The browser keeps what could not be saved. */
export const NotSaved: Story = {
  args: { onSaveAgain: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Try again');
    await expect(args.onSaveAgain).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  parameters: {
    api: saved([
      ...rows,
      { vehicle: { ...golfOfAnyEngine, parts: 11 }, label: longWord },
      { vehicle: { ...volvo, slug: 'volvo-v70-3-2012', year: 2012, parts: 9 }, label: '' },
    ]),
  },
  play: ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(/^That is all/),
    ),
};

export const RightToLeft: Story = {
  ...rightToLeft,
  play: ({ canvas }) => expectVisible(canvas, 'In use'),
};
