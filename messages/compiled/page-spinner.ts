// Compiled from messages/en.json by `npm run messages`.
export const loading = (): string => `Loading`;
