import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { vars } from '#tokens/vars.css.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { returnsFocus } from '#ui/story/controlled.tsx';
import { Dialog } from './Dialog.tsx';
import docs from './Dialog.docs.tsx';

export default {
  title: 'Dialogs and modals/Dialog',
  id: 'components-dialog',
  component: Dialog,
  parameters: { documentation: () => docs, docs: { story: { inline: false, height: '26rem' } } },
  args: {
    isOpen: true,
    title: 'Edit address',
    children: <TextField label="Address" name="address" />,
    actions: <Button tone="solid">Save</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    if (dialog.parentElement) await userEvent.click(dialog.parentElement);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A second press on its button would repeat the request. */
export const DoesNothingWhileItCloses: Story = {
  tags: ['test-only'],
  render: function Closing(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog {...args} isOpen={isOpen} actions={<Button onPress={() => setOpen(false)}>Send</Button>} />
    );
  },
  play: async () => {
    const { style } = document.documentElement;
    const duration = vars.duration.fast.slice('var('.length, -1);
    style.setProperty(duration, '60s');
    try {
      const send = await screen.findByRole('button', { name: 'Send' });
      await userEvent.click(send);
      await waitFor(() => expect(send.closest('[data-state="closed"]')).toHaveAttribute('inert'));
    } finally {
      style.removeProperty(duration);
    }
  },
};

export const Wide: Story = { args: { isWide: true } };

export const LongTitle: Story = {
  args: { title: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring'.repeat(2) },
};

export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
};

export const GivesFocusBack: Story = { tags: ['test-only'], ...returnsFocus('Edit', Dialog) };
