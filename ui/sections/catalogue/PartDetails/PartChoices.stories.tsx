import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '#ui/story/long-content.ts';
import { PartChoices } from './PartChoices.tsx';

const name = 'Brake pad set, disc brake';

export default {
  id: 'sections-partdetails-partchoices',
  component: PartChoices,
  args: {
    number: '0 986 494 090',
    parts: [
      { address: '0-986-494-090', number: '0 986 494 090', brand: 'Norda', name },
      { address: '0-986-494-090-Brems', number: '0986494090', brand: 'Brems', name },
    ],
    hrefOf: ({ address }) => `/part/${address}`,
  },
} satisfies Meta<typeof PartChoices>;
type Story = StoryObj<typeof PartChoices>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/part/0-986-494-090',
      '/part/0-986-494-090-Brems',
    ]);
  },
};

/** One of them is the shop's own. */
export const LongContent: Story = {
  args: {
    parts: [
      { address: 'own', number: '0986494090', brand: '', name: longWord },
      { address: 'other', number: '0986494090', brand: longWord.slice(0, 40), name: `${name} `.repeat(4) },
    ],
  },
};
