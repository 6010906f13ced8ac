// Compiled from messages/en.json by `npm run messages`.
export const beTheFirstToReviewAPart = (): string => `Be the first to review a part.`;
export const fromThePeopleWhoFitThem = (): string => `From the people who fit them`;
export const loadingReviews = (): string => `Loading reviews`;
export const noReviewsYet = (): string => `No reviews yet`;
export const reviewsCouldNotBeLoaded = (): string => `Reviews could not be loaded.`;
export const tryAgainInAMoment = (): string => `Try again in a moment.`;
