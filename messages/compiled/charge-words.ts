// Compiled from messages/en.json by `npm run messages`.
export const theCardFieldIsNotReadyYet = (): string => `The card field is not ready yet.`;
export const theCardProviderCouldNotBeReached = (): string => `The card provider could not be reached. Check your connection and try again.`;
export const thePaymentWasNotCompleted = (): string => `The payment was not completed. Your card was not charged.`;
export const thisPaymentWasCancelled = (): string => `This payment was cancelled and your card was not charged. Try again.`;
