// Compiled from messages/en.json by `npm run messages`.
export const opensInANewTab = (): string => `(opens in a new tab)`;
