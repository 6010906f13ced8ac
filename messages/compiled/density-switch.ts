// Compiled from messages/en.json by `npm run messages`.
export const comfortable = (): string => `Comfortable`;
export const compact = (): string => `Compact`;
export const rowHeight = (): string => `Row height`;
