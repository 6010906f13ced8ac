import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { golf, golfOfAnyEngine, volvo, wrangler } from '#mocks/fixtures/vehicles.ts';
import { expectClosed, press, replace } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { Garage } from './Garage.tsx';

const rows = [
  { vehicle: golf, label: 'Workshop car', parts: 12 },
  { vehicle: volvo, label: '', parts: 1 },
  { vehicle: wrangler, label: '', parts: undefined },
];

export default {
  id: 'sections-garage',
  component: Garage,
  args: {
    vehicles: { status: 'ready', value: rows },
    inUse: golf.slug,
    partsHrefOf: ({ slug }) => `/parts?vehicle=${slug}`,
    onAdd: fn(),
    onUse: fn(),
    onLabel: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof Garage>;
type Story = StoryObj<typeof Garage>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('In use')).toBeVisible();
    await press(canvas, 'Use Volvo V70 III');
    await expect(args.onUse).toHaveBeenCalledWith(volvo);
    await press(canvas, 'Delete Volvo V70 III');
    await expect(args.onDelete).toHaveBeenCalledWith(volvo);
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
    await expect(args.onLabel).toHaveBeenCalledWith(golf, 'Van');
  },
};

export const Loading: Story = { args: { vehicles: { status: 'loading' } } };
export const Failed: Story = { args: { vehicles: { status: 'error', onRetry: fn() } } };
export const Empty: Story = { args: { vehicles: { status: 'ready', value: [] } } };

/** The browser keeps what could not be saved. */
export const NotSaved: Story = {
  args: { onSaveAgain: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Try again');
    await expect(args.onSaveAgain).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: {
    vehicles: {
      status: 'ready',
      value: [
        ...rows,
        { vehicle: golfOfAnyEngine, label: longWord, parts: 11 },
        { vehicle: { ...volvo, slug: 'volvo-v70-3-2012', year: 2012 }, label: '', parts: 9 },
      ],
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription(/^That is all/),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
