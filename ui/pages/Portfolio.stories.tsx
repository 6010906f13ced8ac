import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { portfolio } from '../content/portfolio.ts';
import { PortfolioLayout } from '../layouts/PortfolioLayout/PortfolioLayout.tsx';
import { PortfolioContact } from '../sections/PortfolioContact/PortfolioContact.tsx';
import { PortfolioEducation } from '../sections/PortfolioEducation/PortfolioEducation.tsx';
import { PortfolioHero } from '../sections/PortfolioHero/PortfolioHero.tsx';
import { PortfolioProjects } from '../sections/PortfolioProjects/PortfolioProjects.tsx';
import { PortfolioSkills } from '../sections/PortfolioSkills/PortfolioSkills.tsx';
import { SitePage } from '../story/SitePage.tsx';

const meta = {
  title: 'Pages/Portfolio',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: () => (
    <SitePage currentPath="/portfolio">
      <PortfolioLayout
        hero={<PortfolioHero {...portfolio} />}
        contact={<PortfolioContact {...portfolio} />}
        projects={<PortfolioProjects {...portfolio} />}
        education={<PortfolioEducation {...portfolio} />}
        skills={<PortfolioSkills {...portfolio} />}
      />
    </SitePage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // The atlas has the same picture, of the real page.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Contact details', 'Projects', 'Education', 'Skills']);
    await expect(main.getAllByRole('link', { name: /^Visit site/ })).toHaveLength(3);
  },
};

/** No part of the page is wider than the narrowest screen. */
export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
