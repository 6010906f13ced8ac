import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articles } from '../content/blog.ts';
import { Blog } from '../sections/Blog/Blog.tsx';
import { SitePage } from '../story/SitePage.tsx';

const meta = {
  title: 'Pages/Blog',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  render: () => (
    <SitePage currentPath="/blogs">
      <Blog articles={articles} />
    </SitePage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(5);
  },
};

/** The contents come first, and nothing is wider than the narrowest screen. */
export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation', { name: 'Articles' });
    const first = canvas.getAllByRole('article')[0];
    await expect(contents.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      first?.getBoundingClientRect().top ?? 0,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
