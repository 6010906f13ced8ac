// Compiled from messages/en.json by `npm run messages`.
export const theShopCouldNotBeReached = (): string => `The shop could not be reached. Check your connection and try again.`;
export const theShopDidNotAnswerWithinSeconds = (i: { seconds: string | number }): string => `The shop did not answer within ${i.seconds} seconds. Nothing you did is lost.`;
export const theShopIsNotAnsweringAsItShould = (): string => `The shop is not answering as it should. Try again in a moment.`;
