import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#contract/messages.ts';
import { Button } from '../Button/Button.tsx';
import { ToastRegion, type Toast } from './ToastRegion.tsx';

const placed: Toast = { id: 'placed', tone: 'positive', text: messages.orderPlaced };
const failed: Toast = { id: 'failed', tone: 'critical', text: messages.orderNotAccepted };
const unchanged: Toast = { id: 'unchanged', tone: 'info', text: messages.profileUnchanged };

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  args: { toasts: [placed], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => within(await screen.findByRole('region', { name: /notifications/i }));

export const Positive: Story = {
  play: async () => {
    const region = await shown();
    await expect(await region.findByText(messages.orderPlaced)).toBeVisible();
  },
};

export const Dismissed: Story = {
  args: { toasts: [failed] },
  play: async ({ args }) => {
    const region = await shown();
    await userEvent.click(await region.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('failed'));
  },
};

/** The newest three; the others have gone. */
export const ThreeAtMost: Story = {
  args: { toasts: [{ id: 'old', tone: 'info', text: messages.reviewAdded }, placed, failed, unchanged] },
  play: async () => {
    const region = await shown();
    await expect(await region.findAllByRole('listitem')).toHaveLength(3);
    await expect(region.queryByText(messages.reviewAdded)).toBeNull();
  },
};

export const LongText: Story = {
  args: { toasts: [{ id: 'long', tone: 'critical', text: 'Bremsscheibenabdeckblech'.repeat(8) }] },
};

/** An empty region adds nothing to the page; the first toast appears in it when there is news. */
export const News: Story = {
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
    await waitFor(() => expect(region.queryByText(messages.orderPlaced)).toBeNull());
    await expect(args.onDismiss).toHaveBeenCalledWith('placed');
  },
};
