import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { limits } from '#contract/limits.ts';
import type { Review } from '#contract/shop/reviews.ts';
import { buildReview, reviews as all } from '#mocks/fixtures/reviews.ts';
import { reviewsHandlers, reviewsScenarios } from '#mocks/handlers/shop/reviews.ts';
import { FromApi } from '#ui/story/from-api.tsx';
import { longPersonName } from '#ui/story/long-content.ts';
import { expectVisible } from '#ui/story/checks.ts';
import { Testimonials } from './Testimonials.tsx';

export default {
  id: 'sections-testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen', api: reviewsHandlers },
  args: { reviews: { status: 'loading' }, addReviewHref: '/user-dashboard/add-review' },
  render: (args, { id }) => (
    <FromApi<readonly Review[]> story={id} path="/review?limit=4">
      {(reviews) => <Testimonials {...args} reviews={reviews} />}
    </FromApi>
  ),
} satisfies Meta<typeof Testimonials>;
type Story = StoryObj<typeof Testimonials>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expectVisible(canvas, /^Forty discs ordered/, 'Ines Carvalho');
    await expect(canvas.getByRole('img', { name: '4 of 5' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(4);
  },
};

export const Loading: Story = { parameters: { api: [reviewsScenarios.loading] } };

export const Empty: Story = {
  parameters: { api: [reviewsScenarios.empty] },
  play: async ({ canvas, args }) => {
    const link = await canvas.findByRole('link', { name: 'Add A Review' });
    await expect(link).toHaveAttribute('href', args.addReviewHref);
  },
};

export const Failed: Story = { parameters: { api: [reviewsScenarios.failed] } };

const withReviews = (...value: readonly Review[]): Story => ({
  parameters: { api: [] },
  args: { reviews: { status: 'ready', value } },
  render: (args) => <Testimonials {...args} />,
});

export const One: Story = withReviews(buildReview());

export const Two: Story = withReviews(...all.slice(0, 2));

/** Shows the newest four. */
export const Many: Story = {
  ...withReviews(...all),
  play: ({ canvas }) => expect(canvas.getAllByRole('figure')).toHaveLength(limits.homeReviews),
};

export const HardContent: Story = {
  ...withReviews(
    buildReview({ _id: '1', name: longPersonName, rating: 1e9, description: 'Unbroken'.repeat(31) }),
    buildReview({ _id: '2', name: '', rating: -3, description: '' }),
    buildReview({
      _id: '3',
      name: longPersonName,
      rating: Number.NaN,
      description: '<script>alert(1)</script>',
    }),
    buildReview({ _id: '4', name: 'مارا ليندكفيست', description: 'أربعون قرصا طلبت، وأربعون قرصا وصلت.' }),
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('img', { name: '0 of 5' })).toHaveLength(2),
};
