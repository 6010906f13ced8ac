import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
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
