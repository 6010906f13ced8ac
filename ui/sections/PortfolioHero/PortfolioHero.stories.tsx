import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { longWord } from '#ui/story/long-content.ts';
import { PortfolioHero } from './PortfolioHero.tsx';

export default {
  component: PortfolioHero,
  args: { statement: portfolio.statement, lead: portfolio.lead },
} satisfies Meta<typeof PortfolioHero>;
type Story = StoryObj<typeof PortfolioHero>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(portfolio.statement),
};

export const NoLead: Story = { args: { lead: '' } };

export const LongName: Story = {
  args: { statement: 'Maximiliane-Alexandra Freifrau von Brandenstein-Zeppelin builds everything.' },
};

export const NoSpacesOnNarrow: Story = {
  args: {
    statement: longWord,
    lead: 'w'.repeat(120),
  },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = {
  args: { statement: 'يبني يونس برمجيات الويب.', lead: 'واجهات من React وخوادم من Node.' },
};
