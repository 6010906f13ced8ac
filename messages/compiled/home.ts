// Compiled from messages/en.json by `npm run messages`.
export const theFirstPart = (): string => `The first part`;
export const theParts = (): string => `The parts`;
export const theReviews = (): string => `The reviews`;
