import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { addresses } from '#mocks/fixtures/addresses.ts';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { expectRejected, fill, press, shows, submitTwice } from '#ui/story/checks.ts';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';

const { name, email, number: phone } = demoAccounts.customer.user;

export default {
  id: 'sections-checkoutform',
  component: CheckoutForm,
  args: {
    state: { ready: 3, lines: 3, pieces: 120, total: 1235, blocked: 0, isTooLarge: false },
    customer: { name, email, phone },
    addresses: { addresses: [...addresses], hasOrdered: true },
    draft: undefined,
    onDraftChange: fn(),
    onPlaceOrders: fn<CheckoutFormProps['onPlaceOrders']>(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof CheckoutForm>;
type Story = StoryObj<typeof CheckoutForm>;

const place = 'Place 3 orders · $1,235.00';

/** The default address is filled in. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: place })).toBeVisible();
    await submitTwice(canvasElement);
    await waitFor(() => expect(args.onPlaceOrders).toHaveBeenCalledOnce());
    const [workshop] = addresses;
    await expect(args.onPlaceOrders).toHaveBeenCalledWith({
      name: workshop?.name,
      phone: workshop?.phone,
      address: workshop?.address,
    });
  },
};

export const AnotherAddress: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Use another address');
    await userEvent.click(canvas.getByRole('radio', { name: /A new address/ }));
    await press(canvas, place);
    await expectRejected(canvas.getByLabelText('Address'), 'Address is required');
    await expect(args.onPlaceOrders).not.toHaveBeenCalled();
    await fill(canvas, { Address: 'Kajgatan 9, 451 42 Uddevalla' });
    await press(canvas, place);
    await waitFor(() =>
      expect(args.onPlaceOrders).toHaveBeenCalledWith({
        ...{ name, phone, address: 'Kajgatan 9, 451 42 Uddevalla', saveAddress: true },
      }),
    );
  },
};

export const FirstOrder: Story = { args: { addresses: { addresses: [], hasOrdered: false } } };

/** The button says why it does nothing. */
export const Blocked: Story = {
  args: { state: { ready: 2, lines: 5, pieces: 20, total: 1030, blocked: 3, isTooLarge: false } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place 5 orders' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(
      '3 lines cannot be ordered as they are. Change or remove them.',
    );
    await userEvent.click(button);
    await expect(args.onPlaceOrders).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { state: { ready: 2, lines: 2, pieces: 20, total: 1_200_000, blocked: 0, isTooLarge: true } },
  play: shows(/One payment can be at most \$999,999.99/),
};

export const Refused: Story = {
  args: {
    onPlaceOrders: fn<CheckoutFormProps['onPlaceOrders']>(() =>
      Promise.resolve({ message: 'You have ten unpaid orders.' }),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, place);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You have ten unpaid orders.');
  },
};

export const Placing: Story = {
  args: { onPlaceOrders: fn<CheckoutFormProps['onPlaceOrders']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas }) => {
    await press(canvas, place);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: place })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
