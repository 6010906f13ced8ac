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
    isMine: true,
    isFiltered: true,
    fitting: { href: '/parts?vehicle=volkswagen-golf-7-2016-1-4-tsi', count: 12 },
    all: { href: '/parts', count: 24 },
  },
} satisfies Meta<typeof VehicleBar>;
type Story = StoryObj<typeof VehicleBar>;

/** The header names it. */
export const Mine: Story = {
  play: async ({ canvas }) => {
    const fitting = canvas.getByRole('link', { name: 'For my car 12' });
    await expect(fitting).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'All 24' })).toHaveAttribute('href', '/parts');
    await expect(canvas.queryByText(/Golf/)).toBeNull();
  },
};

export const AllParts: Story = {
  args: { isFiltered: false, vehicle: golfOfAnyEngine, fitting: { href: '/parts', count: null } },
};

/** Without scripts the header does not know the vehicle of the browser, so this names the one of the address. */
export const WithoutScripts: Story = {
  args: { isMine: undefined },
  play: ({ canvas }) => expect(canvas.getByText(/Golf VII/)).not.toBeVisible(),
};

export const SharedLink: Story = {
  args: { isMine: false, onAdopt: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Make it mine');
    await expect(args.onAdopt).toHaveBeenCalledOnce();
  },
};

export const UnknownVehicle: Story = { args: { vehicle: 'unknown' } };

export const Long: Story = { args: { isMine: false, vehicle: { ...golf, make: longName, name: longName } } };
