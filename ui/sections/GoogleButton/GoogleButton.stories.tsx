import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectRunsOnce } from '#ui/story/checks.ts';
import { GoogleButton, type GoogleButtonProps } from './GoogleButton.tsx';

export default {
  component: GoogleButton,
  args: { onPress: fn<GoogleButtonProps['onPress']>(() => Promise.resolve(null)) },
} satisfies Meta<typeof GoogleButton>;
type Story = StoryObj<typeof GoogleButton>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Google' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A second press does not open a second window. */
export const Pending: Story = {
  args: { onPress: fn<GoogleButtonProps['onPress']>(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue With Google' });
    await expectRunsOnce(button, args.onPress);
  },
};

export const Failed: Story = {
  args: {
    onPress: fn<GoogleButtonProps['onPress']>(() =>
      Promise.resolve({
        message: 'Firebase: The popup has been closed by the user (auth/popup-closed-by-user).',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Google' }));
    await expect(await canvas.findByText(/popup has been closed/)).toBeVisible();
  },
};
