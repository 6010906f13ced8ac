import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export default {
  title: 'Empty, failed, loading/ProgressBar',
  id: 'components-progressbar',
  component: ProgressBar,
  args: { label: 'Sending timing-gear-48t.webp', value: 214, max: 344, tone: 'live' },
} satisfies Meta<typeof ProgressBar>;
type Story = StoryObj<typeof ProgressBar>;

export const Live: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending timing-gear-48t.webp' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
};

export const Done: Story = { args: { value: 344, tone: 'done' } };

export const Failed: Story = { args: { value: 138, tone: 'failed' } };

/** Values are clamped to the track. */
export const AnyNumbers: Story = {
  render: (args) => (
    <Stack gap="4">
      <ProgressBar {...args} value={-5} label="negative" />
      <ProgressBar {...args} value={1e12} label="too much" />
      <ProgressBar {...args} value={Number.NaN} label="no number" />
      <ProgressBar {...args} value={0} max={0} label="nothing of nothing" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(shares).toEqual(['0', '100', '0', '0']);
  },
};
