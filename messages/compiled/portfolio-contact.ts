// Compiled from messages/en.json by `npm run messages`.
export const city = (): string => `City`;
export const contactDetails = (): string => `Contact details`;
