import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

export default {
  component: LinkButton,
  args: { href: '#parts', children: 'See all parts' },
} satisfies Meta<typeof LinkButton>;
type Story = StoryObj<typeof LinkButton>;

export const Line: Story = {};

export const Primary: Story = {
  args: { tone: 'primary', size: 'lg' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'See all parts' })).toHaveAttribute('href', '#parts'),
};

/** Identical visible texts are told apart by the accessible name. */
export const Named: Story = {
  render: (args) => (
    <Inline gap="3">
      <LinkButton {...args} size="sm" aria-label="Buy Now, Wheel bearing">
        Buy Now
      </LinkButton>
      <LinkButton {...args} size="sm" aria-label="Buy Now, Timing gear">
        Buy Now
      </LinkButton>
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Buy Now, Timing gear' })).toBeVisible(),
};
