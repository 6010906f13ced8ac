// Compiled from messages/en.json by `npm run messages`.
export const fromThePeopleWhoFitThem = (): string => `From the people who fit them`;
export const loadingReviews = (): string => `Loading reviews`;
export const noReviewsYet = (): string => `No reviews yet`;
export const reviewsCouldNotBeLoaded = (): string => `Reviews could not be loaded.`;
export const theyAreSafe = (): string => `They are safe, and so is everything you did.`;
export const whoeverFitsAPartFirst = (): string => `Whoever fits a part first has the first word.`;
