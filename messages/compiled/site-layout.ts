// Compiled from messages/en.json by `npm run messages`.
export const skipToContent = (): string => `Skip to content`;
