import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '#ui/story/long-content.ts';
import { Steps } from './Steps.tsx';

export default {
  title: 'Navigation and filters/Steps',
  id: 'components-steps',
  component: Steps,
  args: { labels: ['File', 'Columns', 'Check', 'Import'], current: 1 },
} satisfies Meta<typeof Steps>;
type Story = StoryObj<typeof Steps>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [file, columns, check] = canvas.getAllByRole('listitem');
    await expect(file).toHaveTextContent('File (done)');
    await expect(columns).toHaveAttribute('aria-current', 'step');
    await expect(check).not.toHaveAttribute('aria-current');
  },
};

export const Complete: Story = { args: { current: 4 } };

/** Screen readers announce the names that are not shown. */
export const TerseOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { isTerse: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Columns').getBoundingClientRect().width).toBeGreaterThan(40);
    await expect(canvas.getByText('Check').getBoundingClientRect().width).toBeLessThan(4);
  },
};

export const LongNames: Story = { args: { labels: [longWord.slice(0, 24), 'Check'], current: 0 } };
