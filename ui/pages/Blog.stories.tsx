import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
  // The atlas has the same picture, of the real page.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('article')).toHaveLength(5);
  },
};

/** One leap back to the title, which no article reaches: the first one is marked again. */
export const BackToTheTop: Story = {
  // Its picture, of the top of the page, would be that of `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Articles' }));
    const marked = () => contents.getAllByRole('link', { current: 'location' });
    canvas.getAllByRole('article')[4]?.scrollIntoView({ behavior: 'instant', block: 'start' });
    await waitFor(() => expect(marked()).toEqual([contents.getByText(articles[4]?.question ?? '')]));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(marked()).toEqual([contents.getByText(articles[0]?.question ?? '')]));
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
