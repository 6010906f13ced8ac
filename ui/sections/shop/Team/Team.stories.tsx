import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPersonName, longWord } from '#ui/story/long-content.ts';
import { team } from '#ui/content/team.ts';
import { Team } from './Team.tsx';

export default {
  id: 'sections-team',
  component: Team,
  parameters: { layout: 'fullscreen' },
  args: { members: team },
} satisfies Meta<typeof Team>;
type Story = StoryObj<typeof Team>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(['Anders Brandt', 'Sofia Marchetti', 'Joel Abara']);
    await expect(canvas.getByText('Works manager')).toBeVisible();
  },
};

export const PhotoAndNone: Story = {
  args: {
    members: [
      { name: 'A photo', role: 'Opaque', about: 'From an address.', img: '/pictures/hero-800.webp' },
      { name: 'Nobody yet', role: '', about: '', img: '' },
    ],
  },
};

export const LongWords: Story = {
  args: {
    members: [{ name: longPersonName, role: longWord, about: longWord, img: 'bob' }],
  },
  globals: { viewport: { value: 'narrowest' } },
};
