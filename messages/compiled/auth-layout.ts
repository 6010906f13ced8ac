// Compiled from messages/en.json by `npm run messages`.
export const norholtHome = (): string => `Norholt, home`;
export const providingReliablePartsSince1992 = (): string => `Providing reliable parts since 1992.`;
