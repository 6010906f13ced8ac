import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { PortfolioContact } from './PortfolioContact.tsx';

export default {
  component: PortfolioContact,
  args: { email: portfolio.email, phone: portfolio.phone, city: portfolio.city },
} satisfies Meta<typeof PortfolioContact>;
type Story = StoryObj<typeof PortfolioContact>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: portfolio.email })).toHaveAttribute(
      'href',
      `mailto:${portfolio.email}`,
    );
    await expect(canvas.getByRole('link', { name: portfolio.phone })).toHaveAttribute(
      'href',
      'tel:+46313900612',
    );
  },
};

/** Unknown facts have no cell. */
export const NoPhone: Story = {
  args: { phone: '' },
  play: ({ canvas }) => expect(canvas.queryByText('Phone')).toBeNull(),
};

export const Nothing: Story = {
  args: { email: '', phone: '', city: '' },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const LongAddressOnNarrow: Story = {
  args: {
    email: `${'maximiliane'.repeat(5)}@brandenstein-zeppelin.example`,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
  globals: { viewport: { value: 'narrowest' } },
};
