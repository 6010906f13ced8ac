import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLink } from './ArrowLink.tsx';
import docs from './ArrowLink.docs.tsx';

export default {
  title: 'Buttons, links, dropdowns/ArrowLink',
  id: 'components-arrowlink',
  component: ArrowLink,
  args: { href: '#parts', children: 'All parts' },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof ArrowLink>;
type Story = StoryObj<typeof ArrowLink>;

export const Right: Story = {};

export const Down: Story = { args: { href: '#business', children: 'Learn More', direction: 'down' } };

/** The link says that it opens in a new tab, and sends no referrer or opener. */
export const Out: Story = {
  args: { href: 'https://storefront.example', children: 'Visit site', direction: 'out' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Visit site (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
