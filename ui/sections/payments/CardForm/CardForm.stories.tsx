import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoAccounts } from '#mocks/fixtures/users.ts';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { expectRunsOnce, press } from '#ui/story/checks.ts';
import { CardForm, CardFormFailed, CardFormLoading, type CardFormProps } from './CardForm.tsx';

export default {
  id: 'sections-cardform',
  component: CardForm,
  args: {
    customer: demoAccounts.customer.user,
    item: { name: 'Ventilated brake disc', quantity: 120 },
    amount: 7680,
    cardElement: <input aria-label="Card number" placeholder="Card number" inputMode="numeric" size={18} />,
    isReady: true,
    cardError: null,
    onPay: fn<CardFormProps['onPay']>(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof CardForm>;
type Story = StoryObj<typeof CardForm>;

const pay = 'Pay $7,680.00';

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Billing email')).toHaveAttribute('readonly'),
};

/** The form cannot be submitted before the client secret is loaded. */
export const Preparing: Story = {
  args: { isReady: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Preparing payment' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Card number'), '4242{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The provider's message is below the card, and the form can be submitted again. */
export const Declined: Story = {
  args: { onPay: fn<CardFormProps['onPay']>(() => Promise.resolve({ message: 'Your card was declined.' })) },
  play: async ({ canvas, args }) => {
    const card = canvas.getByLabelText('Card number');
    await userEvent.type(card, '4000000000000002');
    await press(canvas, pay);
    const details = canvas.getByRole('group', { name: 'Card details' });
    await waitFor(() => expect(details).toHaveAccessibleDescription('Your card was declined.'));
    await expect(card).toHaveValue('4000000000000002');
    await press(canvas, pay);
    await expect(args.onPay).toHaveBeenCalledTimes(2);
  },
};

/** The order was paid in another tab: the message links what helps. */
export const PaidMeanwhile: Story = {
  tags: ['test-only'],
  args: {
    onPay: () =>
      Promise.resolve({
        message: 'This order is already paid.',
        remedy: { label: 'See my orders.', href: '/user-dashboard/my-orders' },
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, pay);
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('link', { name: 'See my orders.' })).toBeVisible();
  },
};

/** The card field validates while somebody types. Its message replaces that of an earlier attempt. */
export const WrongNumber: Story = {
  args: { ...Declined.args, cardError: 'Your card number is invalid.' },
  play: async ({ canvas, args }) => {
    await press(canvas, pay);
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    const card = canvas.getByRole('group', { name: 'Card details' });
    await expect(card).toHaveAccessibleDescription('Your card number is invalid.');
  },
};

export const Paying: Story = {
  args: { onPay: fn<CardFormProps['onPay']>(() => new Promise<null>(() => undefined)) },
  play: ({ canvas, args }) => expectRunsOnce(canvas.getByRole('button', { name: pay }), args.onPay),
};

export const InTestMode: Story = {
  args: {
    notice: (
      <Notice tone="info" title="Payments are in test mode">
        Pay with 4242 4242 4242 4242, any later date and any code.
      </Notice>
    ),
  },
};

/** The order is loading. */
export const BeforeTheOrder: Story = { render: () => <CardFormLoading /> };

/** The provider's script is blocked, or there is no client secret. */
export const CannotBeShown: Story = {
  render: () => (
    <CardFormFailed
      title="The card form could not be loaded."
      of={{
        message: "The card provider's script is blocked or out of reach. Nothing was charged.",
        onRetry: fn(),
      }}
    />
  ),
};
