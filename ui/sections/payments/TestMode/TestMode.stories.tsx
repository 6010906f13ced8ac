import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { TestMode } from './TestMode.tsx';

export default { id: 'sections-testmode', component: TestMode } satisfies Meta<typeof TestMode>;
type Story = StoryObj<typeof TestMode>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test mode')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Test cards' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^4000 0025 0000 3155/ }));
    await expect(write).toHaveBeenCalledWith('4000 0025 0000 3155');
  },
};
