// Compiled from messages/en.json by `npm run messages`.
export const textUtc = (i: { text: string | number }): string => `${i.text} UTC`;
