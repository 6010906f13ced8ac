import { reviewsScenarios } from '#mocks/handlers/shop/reviews.ts';
import { press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('adminReviews'), title: 'Pages/Reviews' };

const { refused, state } = pageStories('adminReviews');
const failed = 'Reviews could not be loaded';

export const Loading = state({ api: [reviewsScenarios.allLoading], shows: 'Loading reviews' });
export const Empty = state({ api: [reviewsScenarios.allEmpty], shows: 'No reviews yet' });
export const Many = state({ shows: ['Mara Lindqvist', 'Neither verified nor paid'] });
export const Long = state({ api: [reviewsScenarios.allLong], shows: 'Wolfeschlegelstein' });
export const Failed = state({ api: [reviewsScenarios.allFailed], shows: failed });

const hide = press('Hide the review by Mara Lindqvist');
export const NotHidden = refused('changeReview', 'UNAVAILABLE', { steps: [hide] });
