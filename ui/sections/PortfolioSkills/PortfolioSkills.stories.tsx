import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { shows } from '#ui/story/checks.ts';
import { PortfolioSkills } from './PortfolioSkills.tsx';

export default {
  component: PortfolioSkills,
  args: { skills: portfolio.skills },
} satisfies Meta<typeof PortfolioSkills>;
type Story = StoryObj<typeof PortfolioSkills>;

export const Default: Story = {
  play: shows('TypeScript, JavaScript, SQL'),
};

/** On a narrow screen the first of an odd number fills its row. */
export const ThreeAreas: Story = {
  args: { skills: portfolio.skills.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  args: { skills: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const ManyOnNarrow: Story = {
  args: {
    skills: [
      { area: 'Languages', names: Array.from({ length: 30 }, (_, index) => `Language ${index + 1}`) },
      { area: 'Konstruktionsmechanik', names: ['Bremsscheibenabdeckblechbefestigungsschraube'] },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
