// Compiled from messages/en.json by `npm run messages`.
export const youAreOffline = (): string => `You are offline. You can keep reading, but you cannot send anything until you are back online.`;
