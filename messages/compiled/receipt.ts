// Compiled from messages/en.json by `npm run messages`.
export const ordered = (): string => `Ordered`;
export const receipt = (): string => `Receipt`;
