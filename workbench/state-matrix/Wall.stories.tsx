import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Thumbnails } from '#ui/story/thumbnails.ts';
import { Wall } from './Wall.tsx';

/** The theme of the toolbar, which is a style of the root element. */
const shownTheme = () =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'dark' : 'light';

const meta = {
  title: 'Workbench/Wall',
  component: Wall,
  tags: ['!autodocs'],
  args: { folder: './', toolbarTheme: 'light' },
  render: (args) => <Wall {...args} toolbarTheme={shownTheme()} />,
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof Wall>;

/** The states of this Storybook. A test run has no index, and a screenshot would depend on all stories. */
export const AllStates: Story = {
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
};

const story = (id: string, title: string, name: string) => ({ id, title, name, type: 'story' });
const stories = [
  story('pages-home--loading', 'Pages/Home', 'Loading'),
  story('pages-home--failed', 'Pages/Home', 'Failed'),
  story('pages-reset-password--wrong-role', 'Pages/Reset password', 'Wrong Role'),
  story('sections-testimonials--failed', 'Sections/Testimonials', 'Failed'),
  story('components-button--primary', 'Components/Button', 'Primary'),
];

const thumbnails: Thumbnails = {
  sources: '',
  brand: 'norholt',
  images: {
    'pages-home--loading': {
      'desktop light': 'light-1440',
      'desktop dark': 'dark-1440',
      'phone light': 'light-390',
      'phone dark': 'dark-390',
    },
    'sections-testimonials--failed': { '320 px light': 'light-320', '320 px dark': 'dark-320' },
  },
  review: { base: '430c61a2bd67', changed: ['pages-home--loading'] },
};

/** An image with its name. */
const image = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="gray"/><text x="20" y="40">${name}</text></svg>`;

const handlers = (found: Thumbnails | null) => [
  http.get('*/thumbnails/index.json', () => HttpResponse.json(found, { status: found ? 200 : 404 })),
  http.get('*/index.json', () =>
    HttpResponse.json({ entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])) }),
  ),
  http.get('*/thumbnails/:name', ({ params: { name } }) =>
    HttpResponse.text(image(String(name)), { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
];

const withIndex = (found: Thumbnails | null): Story => ({
  parameters: { api: handlers(found) },
  globals: { theme: 'light' },
  render: (args, { id }) => <Wall {...args} folder={`/story/${id}/api/`} />,
});

export const WithPictures: Story = {
  ...withIndex(thumbnails),
  play: async ({ canvas }) => {
    const loading = await canvas.findByRole('link', { name: 'Home: Loading' });
    await expect(loading).toHaveAttribute('href', './?path=/story/pages-home--loading');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 states');
    await expect(canvas.getByRole('link', { name: 'Local run of Home: Failed' })).toHaveAttribute(
      'href',
      'http://localhost:3000/?scenario=as-visitor_failure-listParts-internal',
    );
    await expect(canvas.getByRole('link', { name: /^History/ })).toHaveAccessibleName(
      'History of Home: Loading',
    );

    const shown = () => loading.querySelector('img')?.src;
    await expect(shown()).toMatch(/light-1440\.webp$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('button', { name: '390 px' }));
    await expect(shown()).toMatch(/dark-390\.webp$/);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter the states' }), 'failed home');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 states'));
    await expect(canvas.queryByRole('link', { name: 'Home: Loading' })).not.toBeInTheDocument();
  },
};

export const WithoutPictures: Story = {
  ...withIndex(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('npm run thumbnails')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Testimonials: Failed' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dark' })).not.toBeInTheDocument();
    // A state that may look like another one says why.
    await expect(canvas.getByText(/^It looks like Empty\. The page has no navbar/)).toBeVisible();
    await userEvent.click(canvas.getByText('of Reset password'));
    await expect(canvas.getByText(/^Slow: Firebase sends the mail/)).toBeVisible();
  },
};

export const WithChromatic: Story = {
  ...withIndex({ ...thumbnails, chromaticApp: 'an-id' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'History of Testimonials: Failed' }),
    ).toHaveAttribute('href', 'https://www.chromatic.com/component?appId=an-id&csfId=sections-testimonials');
  },
};

/** A story with a width of its own has one picture for both widths. */
export const OnPhone: Story = {
  ...withIndex(thumbnails),
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};
