import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { OrderMail, OrderMails as Mails } from '#contract/orders/order-mails.ts';
import { buildOrder, shipped } from '#mocks/fixtures/orders.ts';
import { mailsOf } from '#mocks/fixtures/order-mails.ts';
import { mailsScenarios } from '#mocks/handlers/orders/mails.ts';
import { press } from '#ui/story/checks.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { OrderMails } from './OrderMails.tsx';

const order = buildOrder(shipped('pi_1', '2026-11-18T09:20:00.000Z', '2026-11-19T14:02:00.000Z'));
const mails = mailsOf(order);
const withNewest = (changes: Partial<OrderMail>): Mails => ({
  mails: mails.map((mail, index) => (index === 0 ? { ...mail, ...changes } : mail)),
  sendsLeft: 5,
});
const ready = (value: Mails) => ({ status: 'ready', value }) as const;

export default {
  id: 'sections-order-ordermails',
  component: OrderMails,
  args: { mails: ready({ mails, sendsLeft: 5 }), onSend: fn(() => Promise.resolve(null)) },
} satisfies Meta<typeof OrderMails>;
type Story = StoryObj<typeof OrderMails>;

const fromApi: Story['render'] = ({ onSend }, { id }) => (
  <FromApi<Mails> story={id} path={`/order-mails/${order._id}`}>
    {(found) => <OrderMails mails={found} onSend={onSend} />}
  </FromApi>
);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await press(canvas, 'Send again: Shipped');
    await expect(args.onSend).toHaveBeenCalledWith(mails[0]);
    await expect(await canvas.findByText('“Shipped” is sent again.')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: [mailsScenarios.loading] }, render: fromApi };

export const Failed: Story = { parameters: { api: [mailsScenarios.failed] }, render: fromApi };

export const Empty: Story = { args: { mails: ready({ mails: [], sendsLeft: 5 }) } };

export const OneFailed: Story = {
  args: {
    mails: ready(withNewest({ state: 'failed', sentAt: null, error: '550 mailbox is full' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed: 550 mailbox is full')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now: Shipped' })).toBeVisible();
  },
};

export const TryingAgain: Story = {
  args: {
    mails: ready(
      withNewest({
        ...{ state: 'open', sentAt: null, error: '451 try later' },
        nextAttemptAt: '2026-11-19T16:05:00.000Z',
      }),
    ),
  },
};

export const Waiting: Story = { args: { mails: ready(withNewest({ state: 'open', sentAt: null })) } };

export const Suppressed: Story = {
  args: { mails: ready(withNewest({ state: 'suppressed', sentAt: null })) },
};

export const Outdated: Story = {
  args: { mails: ready(withNewest({ state: 'suppressed', isOutdated: true, sentAt: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not sent: it was not true any more')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /: Shipped/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /: Order placed/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send again: Payment completed' })).toBeVisible();
  },
};

export const TooManyToday: Story = {
  args: { mails: ready(withNewest({ state: 'suppressed', suppressedFor: 'tooMany', sentAt: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too many mails today/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now: Shipped' })).toBeVisible();
  },
};

export const NotVerified: Story = {
  args: { mails: ready(withNewest({ state: 'suppressed', suppressedFor: 'unverified', sentAt: null })) },
};

/** Nobody can send it. */
export const NoAddress: Story = {
  args: {
    mails: ready(
      withNewest({ to: 'a<b@norholt.test>', state: 'suppressed', suppressedFor: 'address', sentAt: null }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no mail can be sent/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Shipped/ })).toBeNull();
  },
};

export const FiveTimesToday: Story = {
  args: { mails: ready({ mails, sendsLeft: 0 }) },
  play: async ({ canvas, args }) => {
    const [button] = canvas.getAllByRole('button');
    await expect(button).toHaveAccessibleDescription(/five times today/);
    button?.click();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  args: { onSend: () => Promise.resolve({ message: 'This shop sends no mails' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Send again: Payment completed');
    await expect(await canvas.findByText('This shop sends no mails')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    mails: ready(
      withNewest({ to: `${longWord}@norholt.test`, state: 'failed', sentAt: null, error: longWord }),
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};
