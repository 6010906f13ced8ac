import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partsHandlers, partsScenarios } from '#mocks/handlers/parts.ts';
import { reviewsHandlers, reviewsScenarios } from '#mocks/handlers/reviews.ts';
import { team } from '../content/team.ts';
import type { ListPage } from '../list-page.ts';
import type { Remote } from '../remote.ts';
import { FromApi, FromApiList } from '../story/FromApi.tsx';
import { BusinessSummary } from '../sections/BusinessSummary/BusinessSummary.tsx';
import { ContactForm } from '../sections/ContactForm/ContactForm.tsx';
import { Hero } from '../sections/Hero/Hero.tsx';
import { PartsGrid } from '../sections/PartsGrid/PartsGrid.tsx';
import type { PartCard } from '../sections/part-card.ts';
import { Team } from '../sections/Team/Team.tsx';
import { Testimonials, type Testimonial } from '../sections/Testimonials/Testimonials.tsx';
import { SitePage, type SitePageProps } from '../story/SitePage.tsx';

const hrefOf = ({ _id }: PartCard) => `/purchase/${_id}`;

const rowsOf = (parts: Remote<ListPage<PartCard>>): Remote<readonly PartCard[]> =>
  parts.status === 'ready' ? { status: 'ready', value: parts.value.rows } : parts;

const firstOf = (parts: Remote<readonly PartCard[]>): Remote<PartCard | null> =>
  parts.status === 'ready' ? { status: 'ready', value: parts.value[0] ?? null } : parts;

interface HomePageProps {
  story: string;
  user: SitePageProps['user'];
}

function HomePage({ story, user }: HomePageProps) {
  return (
    <SitePage currentPath="/" user={user}>
      <FromApiList<PartCard> story={story} path="/parts?limit=6">
        {(page) => {
          const parts = rowsOf(page);
          return (
            <>
              <Hero featured={firstOf(parts)} hrefOf={hrefOf} />
              <PartsGrid
                parts={parts}
                hrefOf={hrefOf}
                allHref="/parts"
                total={page.status === 'ready' ? page.value.total : undefined}
              />
            </>
          );
        }}
      </FromApiList>
      <BusinessSummary years={34} />
      <FromApi<readonly Testimonial[]> story={story} path="/review?limit=4">
        {(reviews) => <Testimonials reviews={reviews} />}
      </FromApi>
      <Team members={team} />
      <ContactForm />
    </SitePage>
  );
}

const meta = {
  title: 'Pages/Home',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
    api: [...partsHandlers, ...reviewsHandlers],
  },
  args: { user: null },
  render: ({ user }, { id }) => <HomePage story={id} user={user} />,
} satisfies Meta<Pick<HomePageProps, 'user'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const tiles = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('#parts h3');

export const Default: Story = {
  // The atlas has the same picture, of the real page.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(6));
    await waitFor(() => expect(canvasElement.querySelectorAll('#reviews figure')).toHaveLength(4));
    await expect(canvas.getByRole('link', { name: 'See all 28 parts' })).toHaveAttribute('href', '/parts');
  },
};

export const Customer: Story = { args: { user: { name: 'Mara Lindqvist', role: 'customer' } } };

export const Admin: Story = { args: { user: { name: 'Anders Brandt', role: 'admin' } } };

export const Loading: Story = {
  // The atlas has the same picture, of the real page.
  parameters: {
    api: [partsScenarios.loading, reviewsScenarios.loading],
    chromatic: { disableSnapshot: true },
  },
};

export const Empty: Story = {
  // The atlas has the same picture, of the real page.
  parameters: { api: [partsScenarios.empty, reviewsScenarios.empty], chromatic: { disableSnapshot: true } },
};

export const Failed: Story = { parameters: { api: [partsScenarios.failed, reviewsScenarios.failed] } };

/** The bar changes after 80 px, not before, and nothing below it moves. */
export const BarAfterScroll: Story = {
  // Its picture, of the top of the page, would be that of `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(6));
    const bar = canvas.getByRole('banner').firstElementChild;
    const place = () => canvas.getByRole('main').offsetTop;
    const before = place();
    const heightIs = (height: number) =>
      waitFor(() => expect(bar?.getBoundingClientRect().height).toBe(height));

    await heightIs(80);
    window.scrollTo({ top: 80, behavior: 'instant' });
    await waitFor(() => expect(window.scrollY).toBe(80));
    await expect(bar).not.toHaveAttribute('data-stuck');
    window.scrollTo({ top: 81, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-stuck'));
    await heightIs(60);
    await expect(place()).toBe(before);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await heightIs(80);
  },
};

export const SkipLinkComesFirst: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1');
  },
};

/** No state of the page is wider than the narrowest screen. */
export const OnNarrow: Story = {
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tiles(canvasElement)).toHaveLength(6));
    await expect(window.innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
