import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { PortfolioProjects, type PortfolioProject } from './PortfolioProjects.tsx';

export default {
  component: PortfolioProjects,
  args: { projects: portfolio.projects },
} satisfies Meta<typeof PortfolioProjects>;
type Story = StoryObj<typeof PortfolioProjects>;

const project: PortfolioProject = {
  name: 'Study notes',
  text: 'A small, fast notebook with offline search.',
  href: 'https://notes.reyl.example',
  drawing: 'gasket',
};

/** Each link names its site and says that it opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(
      canvas.getByRole('link', { name: 'Visit site Study notes (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://notes.reyl.example');
  },
};

export const Empty: Story = {
  args: { projects: [] },
  play: shows('No projects yet'),
};

export const OneProject: Story = { args: { projects: [project] } };

export const SevenProjects: Story = {
  args: {
    projects: Array.from({ length: 7 }, (_, index) => ({
      ...project,
      name: `Study notes, edition ${index + 1}`,
      href: `https://notes-${index + 1}.reyl.example`,
    })),
  },
};

export const LongTextOnNarrow: Story = {
  args: {
    projects: [
      {
        ...project,
        name: longWord,
        text: 'Orders, card payments and an admin desk. '.repeat(12),
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
