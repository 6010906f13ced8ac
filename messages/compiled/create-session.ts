// Compiled from messages/en.json by `npm run messages`.
export const yourSessionHasEnded = (): string => `Your session has ended. Please log in again.`;
