import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { golf, golfOfAnyEngine } from '#mocks/fixtures/vehicles.ts';
import { press } from '#ui/story/checks.ts';
import { longName } from '#ui/story/long-content.ts';
import { VehicleBar } from './VehicleBar.tsx';

export default {
  id: 'sections-vehiclebar',
  component: VehicleBar,
  args: {
    vehicle: golf,
    isFiltered: true,
    fitting: { href: '/parts?vehicle=volkswagen-golf-7-2016-1-4-tsi', count: 12 },
    all: { href: '/parts', count: 24 },
    chooseHref: '/vehicle',
    onChoose: fn(),
  },
} satisfies Meta<typeof VehicleBar>;
type Story = StoryObj<typeof VehicleBar>;

export const Mine: Story = {
  play: async ({ canvas, args }) => {
    const fitting = canvas.getByRole('link', { name: 'Parts that fit 12' });
    await expect(fitting).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All parts 24' })).toHaveAttribute('href', '/parts');
    await press(canvas, 'Change');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const AllParts: Story = {
  args: { isFiltered: false, vehicle: golfOfAnyEngine, fitting: { href: '/parts', count: null } },
};

export const None: Story = {
  args: { vehicle: null },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Choose a vehicle');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** Until scripts run, or without them, a link opens the page. It keeps its place and shows only without scripts. */
export const NotKnownYet: Story = { args: { vehicle: undefined, onChoose: undefined } };

export const SharedLink: Story = {
  args: { onAdopt: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Make it mine');
    await expect(args.onAdopt).toHaveBeenCalledOnce();
  },
};

export const UnknownVehicle: Story = { args: { vehicle: 'unknown' } };

export const Long: Story = { args: { vehicle: { ...golf, make: longName, name: longName } } };
