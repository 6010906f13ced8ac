import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '#ui/components/Panel/Panel.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { inRightToLeft } from '#ui/story/right-to-left.tsx';
import { PortfolioLayout } from './PortfolioLayout.tsx';

const place = (words: string) => (
  <Panel>
    <Text style="body">{words}</Text>
  </Panel>
);

export default {
  component: PortfolioLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    hero: place('Hero'),
    contact: place('Contact'),
    projects: place('Projects'),
    education: place('Education'),
    skills: place('Skills'),
  },
} satisfies Meta<typeof PortfolioLayout>;
type Story = StoryObj<typeof PortfolioLayout>;

/** Sections in pairs, with the projects between them at full width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const at = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(at('Contact').left).toBeGreaterThan(at('Hero').right);
    await expect(at('Contact').bottom).toBeCloseTo(at('Hero').bottom, 0);
    await expect(at('Skills').left).toBeGreaterThan(at('Education').left);
    await expect(at('Skills').top).toBeCloseTo(at('Education').top, 0);
  },
};

/** One column, in reading order. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = ['Hero', 'Contact', 'Projects', 'Education', 'Skills'].map(
      (words) => canvas.getByText(words).getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(new Set(tops).size).toBe(5);
  },
};

export const LongWordsOnNarrow: Story = {
  args: {
    hero: place('Bremsscheibenabdeckblechbefestigungsschraubensicherungsringsatz'.repeat(3)),
    skills: place('Bremsscheibenabdeckblech'.repeat(6)),
  },
  globals: { viewport: { value: 'narrowest' } },
};

export const RightToLeft: Story = {
  decorators: [inRightToLeft],
  play: async ({ canvas }) => {
    const at = (words: string) => canvas.getByText(words).getBoundingClientRect();
    await expect(at('Contact').right).toBeLessThan(at('Hero').left);
  },
};
