import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';
import docs from './TextLink.docs.tsx';

export default {
  title: 'Buttons, links, dropdowns/TextLink',
  id: 'components-textlink',
  component: TextLink,
  args: { href: '#reset', children: 'Forgot password' },
  parameters: { documentation: () => docs },
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
