import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectVisible } from '#ui/story/checks.ts';
import { Button } from '../Button/Button.tsx';
import { Receipt } from './Receipt.tsx';

export default {
  title: 'Tables and data/Receipt',
  id: 'components-receipt',
  component: Receipt,
  args: {
    orderNumber: 'A8299A',
    orderedAt: '2026-11-18T09:12:00.000Z',
    paidAt: '2026-11-18T09:15:00.000Z',
    productName: 'Ventilated brake disc',
    quantity: 120,
    unitPrice: 64,
    totalPrice: 7680,
    name: 'Mara Lindqvist',
    address: 'Verkstadsgatan 14, 412 51 Göteborg',
    transactionId: 'pi_3QK8xw2eZvKYlo2C0h7b1TfA',
  },
} satisfies Meta<typeof Receipt>;
type Story = StoryObj<typeof Receipt>;

export const Default: Story = {
  play: ({ canvas }) =>
    expectVisible(canvas, '18 Nov 2026, 09:15 UTC', /Norra Verkstadsvägen 6, 453 30 Lysekil/),
};

/** The payment time is not known yet. */
export const PaidAMomentAgo: Story = { args: { paidAt: null } };

/** Printed black on white in both themes, without buttons. Press Ctrl+P to see it. */
export const WithActions: Story = { args: { actions: <Button tone="solid">My Orders</Button> } };

/** The address keeps its lines, because somebody ships to it. */
export const AddressOfSeveralLines: Story = {
  args: { address: 'Dock 4, Gate B\nVerkstadsgatan 14\n412 51 Göteborg' },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Dock 4/).innerText).toBe('Dock 4, Gate B\nVerkstadsgatan 14\n412 51 Göteborg'),
};

export const LongContent: Story = {
  args: {
    productName: 'Ventilated and slotted brake disc, rear axle, 330 by 28 mm, L',
    quantity: 1_000_000,
    unitPrice: 999_999.99,
    totalPrice: 999_999.99,
    name: 'Maximiliane Schimmelpfennig-Oberhuber von der Großen Werkstatt',
    address: `Industrivägen${'industrivägen'.repeat(8)}`,
    transactionId: `pi_${'3QK8xw2eZvKYlo2C0h7b'.repeat(4)}`,
  },
};
