import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconControl } from '#ui/story/icon-control.tsx';
import { LinkButton } from './LinkButton.tsx';
import docs from './LinkButton.docs.tsx';

export default {
  title: 'Buttons, links, dropdowns/LinkButton',
  id: 'components-linkbutton',
  component: LinkButton,
  args: { href: '#parts', children: 'See all parts' },
  argTypes: { icon: iconControl },
  parameters: { documentation: () => docs },
} satisfies Meta<typeof LinkButton>;
type Story = StoryObj<typeof LinkButton>;

export const Line: Story = {};

export const Primary: Story = {
  args: { tone: 'primary', size: 'lg' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'See all parts' })).toHaveAttribute('href', '#parts'),
};

/** The accessible name tells it apart from others with the same visible text. */
export const Named: Story = {
  args: { size: 'sm', children: 'Buy Now', 'aria-label': 'Buy Now, Timing gear' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Buy Now, Timing gear' })).toBeVisible(),
};
