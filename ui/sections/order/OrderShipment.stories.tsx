import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Shipment } from '#contract/shipment.ts';
import { buildOrder, shipped } from '#mocks/fixtures/orders.ts';
import { press, replace, shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { rightToLeft } from '#ui/story/right-to-left.tsx';
import { OrderShipment } from './OrderShipment.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';

const shipment: Shipment = {
  carrier: 'Tessera Parcel',
  trackingNumber: 'TP 0034 0434 11',
  trackingUrl: 'https://tessera.example/TP0034043411',
};

const orderWith = (changes: Partial<Shipment> | null) =>
  buildOrder({
    ...shipped('pi_3QJ1mP2eZvKYlo2C1c9dkYlo', '2026-11-09T08:21:10.000Z', '2026-11-10T06:45:00.000Z'),
    shipment: changes && { ...shipment, ...changes },
  });

export default {
  component: OrderShipment,
  args: { order: orderWith({}) },
} satisfies Meta<typeof OrderShipment>;
type Story = StoryObj<typeof OrderShipment>;

/** For the customer. */
export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'TP 0034 0434 11' })).toHaveAttribute(
      'href',
      'https://tessera.example/TP0034043411',
    ),
};

export const ForAdmins: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Change tracking');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithoutTracking: Story = { args: { order: orderWith(null), onChange: fn() } };

export const OnlyAPage: Story = {
  args: { order: orderWith({ carrier: null, trackingNumber: null }) },
  play: shows('Tracking page'),
};

export const LongContent: Story = {
  args: { order: orderWith({ carrier: longWord.slice(0, 40), trackingNumber: 'A'.repeat(60) }) },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = { ...rightToLeft, args: { onChange: fn() } };

/** The form is filled in, and what it sends replaces all of it. */
export const Changing: StoryObj<typeof ShipmentDialog> = {
  args: { order: orderWith({}), carriers: [], onSend: fn(() => Promise.resolve(null)), onClose: fn() },
  render: (args) => <ShipmentDialog {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: /^Tracking of order/ }));
    await replace(form.getByLabelText('Tracking number'), 'TP-77');
    await press(form, 'Save');
    await expect(args.onSend).toHaveBeenCalledWith(args.order, { ...shipment, trackingNumber: 'TP-77' });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
