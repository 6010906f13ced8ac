import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import articles from '#ui/content/blog.json' with { type: 'json' };
import { longWord } from '#ui/story/long-content.ts';
import { Blog } from './Blog.tsx';

export default {
  id: 'sections-blog',
  component: Blog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '48rem' } } },
  args: { articles, homeHref: '/' },
} satisfies Meta<typeof Blog>;
type Story = StoryObj<typeof Blog>;

/** Each question has a link in the contents and in its own heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Articles' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    for (const { id, question } of articles) {
      await expect(contents.getByRole('link', { name: question })).toHaveAttribute('href', `#${id}`);
      const heading = within(canvas.getByRole('heading', { level: 2, name: question }));
      await expect(heading.getByRole('link')).toHaveAttribute('href', `#${id}`);
    }
    await expect(contents.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'location');
  },
};

const currentOf = (root: HTMLElement) => root.querySelectorAll('[aria-current="location"]');

/** The contents mark the article that is being read, without a layout shift. */
export const MarksWhatIsRead: Story = {
  tags: ['test-only'],
  // A screenshot of the top of the page looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: 'Articles' });
    const heights = () => [...contents.querySelectorAll('li')].map((entry) => entry.offsetHeight);
    const before = heights();

    const fourth = canvas.getAllByRole('article')[3];
    fourth?.scrollIntoView({ behavior: 'instant', block: 'start' });
    await waitFor(() => expect(currentOf(canvasElement)[0]).toHaveTextContent(articles[3]?.question ?? ''));
    await expect(currentOf(canvasElement)).toHaveLength(1);
    await expect(heights()).toEqual(before);

    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(currentOf(canvasElement)[0]).toHaveTextContent(articles[0]?.question ?? ''));
  },
};

/** Code samples are shown as written, including markup. */
export const OneArticle: Story = {
  args: {
    articles: [
      {
        id: 'markup',
        question: 'What does <b>this</b> show?',
        lead: 'The text, with `<b>` in it.',
        body: ['An `unclosed tick', { code: ['<script>alert("1")</script>', '  indented'] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What does <b>this</b> show?' })).toBeVisible();
    await expect(canvas.getByText(/alert/)).toHaveTextContent('<script>alert("1")</script> indented');
  },
};

export const Empty: Story = {
  args: { articles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  },
};

export const LongWordsOnNarrow: Story = {
  args: {
    articles: [
      {
        id: 'long',
        question: `${longWord}?`,
        lead: 'w'.repeat(120),
        body: [`\`${'veryLongName'.repeat(12)}\``, { code: [`const ${'x'.repeat(200)} = 1;`] }],
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
