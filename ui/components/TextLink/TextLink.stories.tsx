import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { LinkProvider, type LinkProps } from '#ui/link.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

export default {
  component: TextLink,
  args: { href: '#reset', children: 'Forgot password' },
} satisfies Meta<typeof TextLink>;
type Story = StoryObj<typeof TextLink>;

export const Default: Story = {};

export const InText: Story = {
  args: { href: '#terms', children: 'terms of delivery' },
  render: (args) => (
    <Text style="body">
      The quantity shown is what we can send today; see the <TextLink {...args} />.
    </Text>
  ),
};

const RouterLink: ComponentType<LinkProps> = ({ href, children, className }) => (
  <a href={`/base${href}`} className={className}>
    {children}
  </a>
);

/** The app passes its router's link. */
export const FromProvider: Story = {
  args: { href: '/login' },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/base/login'),
};
