import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ReviewFilters } from '#contract/shop/review-filters.ts';
import type { ManagedReview } from '#contract/shop/reviews.ts';
import { reviewsHandlers, reviewsScenarios } from '#mocks/handlers/shop/reviews.ts';
import { expectVisible, press } from '#ui/story/checks.ts';
import type { UnreadFilter } from '#ui/list-page.ts';
import { FromApiList, send } from '#ui/story/from-api.tsx';
import { ReviewList } from './ReviewList.tsx';

interface ReviewListStory {
  startsWith?: ReviewFilters;
  unread?: readonly UnreadFilter[];
}

export default {
  id: 'sections-sections-reviewlist',
  parameters: { api: reviewsHandlers },
  render: ({ startsWith = {}, unread }, { id }) => (
    <FromApiList<ManagedReview, ReviewFilters, 'all' | 'shown' | 'hidden'>
      story={id}
      path="/all-reviews"
      pageSize={25}
      countBy="state"
      query={startsWith}
    >
      {(controls, change) => (
        <ReviewList
          {...controls}
          unread={unread}
          onHide={async (review, isHidden) => {
            const failure = await send(id, 'PATCH', `/review/${review._id}`, { isHidden });
            if (failure === null) change(review._id, { ...review, isHidden });
            return failure;
          }}
        />
      )}
    </FromApiList>
  ),
} satisfies Meta<ReviewListStory>;
type Story = StoryObj<ReviewListStory>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Neither verified nor paid')).toBeVisible();
  },
};

export const OneHidden: Story = {
  parameters: { api: [reviewsScenarios.someHidden, ...reviewsHandlers] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Show the review by/ })).toBeVisible();
  },
};

/** 25, 50 or 100 reviews on a page, as in every list. */
export const ManyReviews: Story = {
  parameters: { api: [reviewsScenarios.allMany, ...reviewsHandlers] },
  play: async ({ canvas }) => {
    await press(canvas, 'Page 2');
    await expectVisible(canvas, '26–50');
    await press(canvas, '50 rows on a page');
    await expectVisible(canvas, '1–50');
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50));
  },
};

export const NoneHidden: Story = { args: { startsWith: { state: 'hidden' } } };

export const Hide: Story = {
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Hide the review by/ });
    button?.focus();
    button?.click();
    await expect(await canvas.findByRole('button', { name: /^Show the review by/ })).toHaveFocus();
    await expect(await canvas.findByText(/ is hidden\.$/)).toBeInTheDocument();
  },
};
