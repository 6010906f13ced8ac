import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as product from '#messages/product.js';
import { Button } from '../Button/Button.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';
import docs from './ToastRegion.docs.tsx';

const placed: Toast = { id: 'placed', tone: 'positive', text: product.orderPlaced() };
const failed: Toast = { id: 'failed', tone: 'critical', text: product.orderNotAccepted() };
const unchanged: Toast = { id: 'unchanged', tone: 'info', text: product.profileUnchanged() };

export default {
  title: 'Alerts and toasts/ToastRegion',
  id: 'components-toastregion',
  component: ToastRegion,
  parameters: { documentation: () => docs, docs: { story: { inline: false, height: '16rem' } } },
  args: { toasts: [placed], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;
type Story = StoryObj<typeof ToastRegion>;

const shown = async () => within(await screen.findByRole('region', { name: /notifications/i }));

export const ThreeAtMost: Story = {
  args: { toasts: [{ id: 'old', tone: 'info', text: product.reviewAdded() }, placed, failed, unchanged] },
  play: async ({ args }) => {
    const region = await shown();
    await expect(await region.findAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('old'));
  },
};

/** An error does not time out, but can be dismissed. */
export const ErrorStays: Story = {
  args: { toasts: [failed, unchanged], patience: 100 },
  play: async ({ args }) => {
    const region = await shown();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('unchanged'));
    await expect(args.onDismiss).not.toHaveBeenCalledWith('failed');
    const [error] = region.getAllByRole('listitem');
    if (error) await userEvent.click(within(error).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('failed'));
  },
};

const undo = fn();

/** A toast with an action stays twice as long. The action works with mouse and keyboard. */
export const WithUndo: Story = {
  args: {
    toasts: [
      {
        id: 'deleted',
        tone: 'positive',
        text: product.productDeleted(),
        action: { label: 'Undo', name: 'Undo deleting Timing gear', onPress: undo },
      },
      {
        id: 'added',
        tone: 'positive',
        text: product.productAdded(),
        action: { label: 'Show it', name: 'Show it: Timing gear', href: '#timing-gear' },
      },
    ],
  },
  play: async ({ args }) => {
    undo.mockClear();
    const region = await shown();
    const link = await region.findByRole('link', { name: 'Show it: Timing gear' });
    await expect(link).toHaveAttribute('href', '#timing-gear');
    const button = region.getByRole('button', { name: 'Undo deleting Timing gear' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('deleted'));
  },
};

export const StrangeText: Story = {
  args: {
    toasts: [
      { id: 'long', tone: 'critical', text: 'Bremsscheibenabdeckblech'.repeat(8) },
      { id: 'html', tone: 'info', text: '<b>Not bold</b>' },
      { id: 'rtl', tone: 'positive', text: 'تم إرسال الطلب' },
    ],
  },
};

/** An empty region is not announced. The first toast adds it. */
export const News: Story = {
  tags: ['test-only'],
  args: { toasts: [] },
  render: function Shop({ onDismiss }) {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    return (
      <>
        <Button onPress={() => setToasts([placed])}>Place order</Button>
        <ToastRegion
          toasts={toasts}
          onDismiss={(id) => {
            setToasts(toasts.filter((toast) => toast.id !== id));
            onDismiss(id);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    const region = await shown();
    const dismiss = await region.findByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(region.queryByText(product.orderPlaced())).toBeNull());
    await expect(args.onDismiss).toHaveBeenCalledWith('placed');
  },
};

/** On a phone the toast does not cover the focused field and its button. */
export const OffTheFieldInUse: Story = {
  tags: ['test-only'],
  args: { toasts: [] },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: function Checkout({ onDismiss }) {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    const [isPaid, setPaid] = useState(false);
    return (
      <>
        {!isPaid && (
          <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0, padding: '1rem' }}>
            <TextField label="Card number" name="card" />
            <Button
              tone="primary"
              onPress={() => (toasts.length === 0 ? setToasts([placed]) : setPaid(true))}
            >
              Pay
            </Button>
          </div>
        )}
        <ToastRegion toasts={toasts} onDismiss={onDismiss} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Card number' }));
    canvas.getByRole('button', { name: 'Pay' }).click();
    const region = await shown();
    await region.findByText(product.orderPlaced());
    await waitFor(() => {
      const { bottom } = region.getByRole('listitem').getBoundingClientRect();
      return expect(bottom).toBeLessThan(canvas.getByText('Card number').getBoundingClientRect().top);
    });
  },
};

/** On a phone the toast does not cover the notice at the bottom. */
export const OffTheOfflineNotice: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <OfflineNotice isOffline />
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const region = await shown();
    await waitFor(() => {
      const { bottom } = region.getByRole('listitem').getBoundingClientRect();
      return expect(bottom).toBeLessThan(canvas.getByText(/You are offline/).getBoundingClientRect().top);
    });
  },
};

/** The place of a toast does not depend on the page before. */
export const AtTheBottomAgain: Story = {
  tags: ['test-only'],
  ...OffTheFieldInUse,
  play: async (context) => {
    await OffTheFieldInUse.play?.(context);
    context.canvas.getByRole('button', { name: 'Pay' }).click();
    await waitFor(() => {
      const { top } = screen.getByRole('listitem').getBoundingClientRect();
      return expect(top).toBeGreaterThan(window.innerHeight / 2);
    });
  },
};
