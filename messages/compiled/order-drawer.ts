// Compiled from messages/en.json by `npm run messages`.
export const notPaid = (): string => `Not paid`;
export const orderShown = (i: { shown: string | number }): string => `Order ${i.shown}`;
export const orderTimeline = (): string => `Order timeline`;
