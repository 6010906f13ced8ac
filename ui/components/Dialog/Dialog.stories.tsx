import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

export const Wide: Story = { args: { isWide: true } };

export const LongTitle: Story = {
  args: { title: 'Bremsscheibenabdeckblechbefestigungsschraubensicherungsring'.repeat(2) },
};

export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>) },
};

export const GivesFocusBack: Story = { tags: ['test-only'], ...returnsFocus('Edit', Dialog) };
