// Compiled from messages/en.json by `npm run messages`.
export const thatPageIsForCustomers = (): string => `That page is for customers. You are an admin.`;
export const yourAccountCouldNotBeReached = (): string => `Your account could not be reached.`;
