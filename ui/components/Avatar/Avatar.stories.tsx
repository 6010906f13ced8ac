import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { shows } from '#ui/story/checks.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

export default {
  title: 'Images and logos/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Mara Lindqvist' },
} satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = { play: shows('ML') };

export const Photo: Story = {
  args: {
    photoURL:
      'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 8 8%27%3E%3Crect width=%278%27 height=%278%27 fill=%27%237e8583%27/%3E%3Ccircle cx=%274%27 cy=%273%27 r=%271.6%27/%3E%3C/svg%3E',
  },
};

/** Without a photo and letters: the outline of a person. */
export const NoName: Story = {
  args: { name: '' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeVisible(),
};

/** Shows a valid photo after another one failed. */
export const NewPhotoAfterAFailure: Story = {
  tags: ['test-only'],
  args: { photoURL: 'data:image/png;base64,AAAA' },
  render: function Changing(args) {
    const [photoURL, setPhotoURL] = useState(args.photoURL);
    return (
      <Inline gap="4">
        <Avatar {...args} photoURL={photoURL} />
        <Button onPress={() => setPhotoURL(Photo.args?.photoURL)}>Change photo</Button>
      </Inline>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('ML')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="4">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
