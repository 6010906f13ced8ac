import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portfolio } from '#ui/content/portfolio.ts';
import { shows } from '#ui/story/checks.ts';
import { longWord } from '#ui/story/long-content.ts';
import { Portfolio } from './Portfolio.tsx';

export default {
  id: 'sections-portfolio',
  component: Portfolio,
  parameters: { layout: 'fullscreen' },
  args: { ...portfolio, homeHref: '/' },
} satisfies Meta<typeof Portfolio>;
type Story = StoryObj<typeof Portfolio>;

const headings = ['Contact details', 'Projects', 'Education', 'Skills'];

/** Contact details and skills are on the right. Each project links to another site and says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const at = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const statement = canvas.getByRole('heading', { level: 1 });
    await expect(statement).toHaveTextContent(portfolio.statement);
    await expect(at('Contact details').left).toBeGreaterThan(statement.getBoundingClientRect().right);
    await expect(at('Skills').left).toBeGreaterThan(at('Education').left);
    await expect(at('Skills').top).toBeCloseTo(at('Education').top, 0);
    const link = (name: string) => expect(canvas.getByRole('link', { name }));
    await link(portfolio.email).toHaveAttribute('href', `mailto:${portfolio.email}`);
    await link(portfolio.phone).toHaveAttribute('href', 'tel:+46313900612');
    for (const { name, href } of portfolio.projects) {
      const site = `Visit site ${name} (opens in a new tab)`;
      await link(site).toHaveAttribute('href', href);
      await link(site).toHaveAttribute('target', '_blank');
      await link(site).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
};

/** One column, in reading order. Of three areas, the first fills its row. */
export const OnPhone: Story = {
  args: { skills: portfolio.skills.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = headings.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  },
};

/** Unknown facts have no cell, and a course that is not finished has no end year. */
export const FewFacts: Story = {
  args: {
    phone: '',
    projects: portfolio.projects.slice(0, 1),
    education: [{ from: 2024, to: null, degree: 'MSc, Software engineering' }],
    skills: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Since 2024')).toBeVisible();
    await expect(canvas.queryByText('Phone')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Skills' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { lead: '', email: '', phone: '', city: '', projects: [], education: [], skills: [] },
  play: shows('No projects yet', 'Back to home'),
};

export const SevenProjects: Story = {
  args: {
    projects: Array.from({ length: 7 }, (_, index) => ({
      name: `Study notes, edition ${index + 1}`,
      text: 'A small, fast notebook with offline search.',
      href: `https://notes-${index + 1}.reyl.example`,
      drawing: 'gasket',
    })),
  },
};

export const LongContentOnNarrow: Story = {
  args: {
    statement: `Maximiliane-Alexandra Freifrau von Brandenstein-Zeppelin builds ${longWord}.`,
    email: `${'maximiliane'.repeat(5)}@brandenstein-zeppelin.example`,
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    projects: [
      {
        name: longWord,
        text: 'Orders, card payments and an admin desk. '.repeat(12),
        href: 'https://notes.reyl.example',
        drawing: 'gasket',
      },
    ],
    education: [{ from: 2016, to: 2019, degree: 'Konstruktionsmechanikerfachausbildung'.repeat(3) }],
    skills: [
      { area: 'Languages', names: Array.from({ length: 30 }, (_, index) => `Language ${index + 1}`) },
      { area: 'Konstruktionsmechanik', names: ['Bremsscheibenabdeckblechbefestigungsschraube'] },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
