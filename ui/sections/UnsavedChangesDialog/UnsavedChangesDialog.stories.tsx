import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

export default {
  component: UnsavedChangesDialog,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: {
    isAsked: true,
    title: 'Leave without saving?',
    children: 'Your changes to your profile will be lost.',
    onStay: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof UnsavedChangesDialog>;
type Story = StoryObj<typeof UnsavedChangesDialog>;

/** Escape stays. */
export const Asked: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
