import { reviewReaders, type ReviewFilters } from '#contract/shop/review-filters.ts';
import type { ManagedReview } from '#contract/shop/reviews.ts';
import { callPage } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';
import { defineList } from '#app/lib/lists/define-list.ts';

export const allReviewsKey = (uid: string) => privateKey(uid, 'all-reviews');

export const allReviewsList = (uid: string) =>
  defineList<ReviewFilters, ManagedReview>({
    readers: reviewReaders,
    countBy: 'state',
    key: allReviewsKey(uid),
    fetchPage: (input) => callPage('listAllReviews', input),
    isAlwaysFresh: true,
  });
