// Compiled from messages/en.json by `npm run messages`.
export const theReviewWasNotAdded = (): string => `The review was not added. Your text is kept.`;
