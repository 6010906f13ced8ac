import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { shows } from '#ui/story/checks.ts';
import { PortfolioEducation } from './PortfolioEducation.tsx';

export default {
  component: PortfolioEducation,
  args: { education: portfolio.education },
} satisfies Meta<typeof PortfolioEducation>;
type Story = StoryObj<typeof PortfolioEducation>;

export const Default: Story = {
  play: shows('2019 to 2022'),
};

/** A course that is not finished has no end year. */
export const Ongoing: Story = {
  args: { education: [{ from: 2024, to: null, degree: 'MSc, Software engineering' }] },
  play: shows('Since 2024'),
};

export const Empty: Story = {
  args: { education: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const LongDegreeOnNarrow: Story = {
  args: { education: [{ from: 2016, to: 2019, degree: 'Konstruktionsmechanikerfachausbildung'.repeat(3) }] },
  globals: { viewport: { value: 'narrowest' } },
};
