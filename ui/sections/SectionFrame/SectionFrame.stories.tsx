import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { longWord } from '#ui/story/long-content.ts';
import { SectionFrame } from './SectionFrame.tsx';

export default {
  component: SectionFrame,
  parameters: { layout: 'fullscreen' },
  args: { id: 'parts', title: 'Stock parts', children: <p>Measured and in stock.</p> },
} satisfies Meta<typeof SectionFrame>;
type Story = StoryObj<typeof SectionFrame>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stock parts' })).toHaveAttribute('id', 'parts');
  },
};

export const WithAction: Story = { args: { action: <ArrowLink href="/parts">See all</ArrowLink> } };

/** The section above has the same background. */
export const Continued: Story = { args: { isContinued: true } };

export const LongWordsOnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { title: longWord },
};
