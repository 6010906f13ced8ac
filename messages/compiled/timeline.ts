// Compiled from messages/en.json by `npm run messages`.
export const notYet = (): string => `, not yet`;
