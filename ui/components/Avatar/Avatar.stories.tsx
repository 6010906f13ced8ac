import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ML')).toBeVisible();
  },
};

export const Photo: Story = {
  args: {
    photoURL:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%237e8583"/%3E%3Ccircle cx="4" cy="3" r="1.6"/%3E%3C/svg%3E',
  },
};

export const PhotoFails: Story = {
  args: { photoURL: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ML')).toBeVisible();
  },
};

export const NoName: Story = { args: { name: '' } };

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="4">
      <Avatar {...args} size="sm" />
      <Avatar {...args} size="md" />
      <Avatar {...args} size="lg" />
    </Inline>
  ),
};
