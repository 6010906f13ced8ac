import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Shipment } from '#contract/orders/shipment.ts';
import { buildOrder, demoShipment, shipped } from '#mocks/fixtures/orders.ts';
import { press, replace, shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { OrderShipment, Tracking } from './OrderShipment.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';

const order = buildOrder({
  ...shipped('pi_3QJ1mP2eZvKYlo2C1c9dkYlo', '2026-11-09T08:21:10.000Z', '2026-11-10T06:45:00.000Z'),
  shipment: demoShipment,
});

const shipmentWith = (changes: Partial<Shipment>) => ({ shipment: { ...demoShipment, ...changes } });

export default {
  id: 'sections-order-ordershipment',
  component: OrderShipment,
  args: { shipment: demoShipment, onChange: fn() },
} satisfies Meta<typeof OrderShipment>;
type Story = StoryObj<typeof OrderShipment>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'TP 0034 0434 11' })).toHaveAttribute(
      'href',
      'https://tessera.example/TP0034043411',
    );
    await press(canvas, 'Change tracking');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WithoutTracking: Story = { args: { shipment: null }, play: shows('Add tracking') };

/** What the timeline of an order says. */
export const InALine: Story = {
  render: ({ shipment }) => <>{shipment && <Tracking shipment={shipment} />}</>,
  play: shows('TP 0034 0434 11'),
};

export const OnlyAPage: Story = {
  args: shipmentWith({ carrier: null, trackingNumber: null }),
  play: shows('Tracking page'),
};

export const LongContent: Story = {
  args: shipmentWith({ carrier: longWord.slice(0, 40), trackingNumber: 'A'.repeat(60) }),
  globals: { viewport: { value: 'narrowest' } },
};

/** The form is filled in, and what it sends replaces all of it. */
export const Changing: StoryObj<typeof ShipmentDialog> = {
  args: { orders: [order], carriers: [], onSend: fn(() => Promise.resolve(null)), onClose: fn() },
  render: (args) => <ShipmentDialog {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: /^Tracking of order/ }));
    await replace(form.getByLabelText('Tracking number'), 'TP-77');
    await press(form, 'Save');
    await expect(args.onSend).toHaveBeenCalledWith(args.orders, {
      ...demoShipment,
      trackingNumber: 'TP-77',
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
