import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { NavbarProps } from '#ui/layouts/Navbar/Navbar.tsx';
import { golf, volvo, wrangler } from '#mocks/fixtures/vehicles.ts';
import { searchHandlers } from '#mocks/handlers/catalogue/search.ts';
import type { Canvas } from '#ui/story/checks.ts';
import { HeaderWith } from '#ui/story/header-with.tsx';
import { longName } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { linksOf } from '#ui/story/site-content.ts';
import { suggestionsFrom } from '#ui/story/suggestions-from.ts';
import type { VehicleCellProps } from '../../fitment/VehicleCell/VehicleCell.tsx';
import { SearchFrame } from './SearchFrame.tsx';

interface Args extends Partial<NavbarProps> {
  value: string;
  vehicle: VehicleCellProps['vehicle'];
  saved: VehicleCellProps['saved'];
  onUse: VehicleCellProps['onUse'];
}

const saved = [
  { vehicle: golf, label: 'Workshop car' },
  { vehicle: volvo, label: '' },
];

/** The search and the vehicle in the header. */
export default {
  id: 'sections-searchframe',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '32rem' } },
  },
  args: { value: '', vehicle: null, saved: [], onUse: fn() },
  render: ({ value, vehicle, saved: vehicles, onUse, ...navbar }, { id }) => (
    <HeaderWith
      {...navbar}
      search={
        <SearchFrame
          search={{
            value,
            hasShortcut: true,
            partsHref: '/parts',
            mine: vehicle,
            loadSuggestions: () => Promise.resolve(suggestionsFrom(id)),
            onChange: () => undefined,
            onSearch: () => undefined,
            onOpen: () => undefined,
            onLeave: () => undefined,
          }}
          vehicle={{
            vehicle,
            saved: vehicles,
            chooseHref: '/vehicle',
            onUse,
            onPanelFailed: () => undefined,
          }}
        />
      }
    />
  ),
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search parts' });
const frame = (canvas: Canvas) => canvas.getByRole('search').parentElement ?? document.body;
const widthOf = (canvas: Canvas) => Math.round(frame(canvas).getBoundingClientRect().width);

/** The dashed edge is the vehicle that is missing. */
export const NoVehicle: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Any vehicle, choose yours' })).toBeVisible();
    await expect(widthOf(canvas)).toBe(600);
    await userEvent.keyboard('/');
    await expect(field(canvas)).toHaveFocus();
  },
};

const customer = {
  user: { name: 'Mara Lindqvist', role: 'customer' },
  links: linksOf.customer,
  profileHref: '/user-dashboard/my-profile',
} as const;

export const Vehicle: Story = {
  args: { ...customer, vehicle: golf, saved },
  globals: { viewport: { value: 'desktop' } },
};

export const SmallDesktop: Story = {
  args: { ...customer, vehicle: golf, saved },
  globals: { viewport: { value: 'xl' } },
};

/** Nothing moves when the vehicle becomes known. */
export const VehiclePending: Story = {
  args: { vehicle: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const width = () => Math.round(canvas.getByRole('search').getBoundingClientRect().width);
    await expect(canvas.getByRole('link', { name: 'Any vehicle, choose yours' })).toHaveAttribute(
      'href',
      '/vehicle',
    );
    await expect(width()).toBe(600 - 2 - 184);
  },
};

export const LongVehicle: Story = {
  args: {
    vehicle: { ...wrangler, name: longName },
    saved: [{ vehicle: { ...wrangler, name: longName }, label: '' }],
  },
  globals: { viewport: { value: 'phone' } },
};

/** Below the vehicle's cell. Choosing closes it and returns the focus. */
export const VehiclePanel: Story = {
  args: { vehicle: golf, saved },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, args }) => {
    const name = 'Your vehicle: Volkswagen Golf VII 2016, 1.4 TSI';
    const cell = canvas.getByRole('button', { name });
    await userEvent.click(cell);
    const panel = within(await canvas.findByRole('dialog', { name: 'Your vehicle' }));
    await expect(panel.getByRole('button', { name: /^Volkswagen Golf VII/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(panel.getByRole('link', { name: 'Choose another' })).toHaveAttribute('href', '/vehicle');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(cell).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Any vehicle/ }));
    await expect(args.onUse).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(cell);
    await userEvent.click(await canvas.findByRole('button', { name: /^Volvo V70 III/ }));
    await expect(args.onUse).toHaveBeenLastCalledWith(volvo);
    await userEvent.click(cell);
    await canvas.findByRole('dialog');
  },
};

/** Leaving the panel closes it. */
export const PanelLeft: Story = {
  tags: ['test-only'],
  args: { vehicle: golf, saved },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Your vehicle/ }));
    await canvas.findByRole('dialog');
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Suggestions: Story = {
  parameters: { api: searchHandlers },
  args: { value: 'disc', vehicle: golf, saved },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // Only typing opens them.
    await userEvent.type(field(canvas), 'c');
    const list = within(await canvas.findByRole('listbox'));
    await expect(list.getAllByRole('option')[0]).toHaveTextContent('“disc” for your Golf VII 2016');
  },
};

/** A page of their own, with the vehicle at the foot. */
export const SuggestionsOnPhone: Story = {
  ...Suggestions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    const list = await canvas.findByRole('listbox');
    await expect(canvas.getByText('For your Golf VII 2016')).toBeVisible();
    await expect(list.getBoundingClientRect().top).toBeLessThanOrEqual(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

/** Two rows. */
export const OnPhone: Story = {
  args: { vehicle: golf, saved },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(108);
    await expect(widthOf(canvas)).toBe(350);
  },
};

/** Under 320 px the vehicle is only a car. */
export const NarrowestPhone: Story = {
  args: { vehicle: golf, saved },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('button', { name: /^Your vehicle: Volkswagen Golf VII/ });
    await expect(cell.getBoundingClientRect().width).toBe(44);
  },
};

/** One row, with the mark in place of the name. */
export const ScrolledOnPhone: Story = {
  args: { vehicle: golf, saved, startsStuck: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(60);
  },
};

export const PanelOnPhone: Story = {
  args: { vehicle: golf, saved },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Your vehicle/ }));
    await canvas.findByRole('dialog');
  },
};

export const Tablet: Story = {
  args: { ...customer, vehicle: golf, saved },
  globals: { viewport: { value: 'md' } },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { vehicle: golf, saved },
  globals: { ...rightToLeft.globals, viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Your vehicle/ }));
    await canvas.findByRole('dialog');
  },
};
