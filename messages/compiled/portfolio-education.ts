// Compiled from messages/en.json by `npm run messages`.
export const education = (): string => `Education`;
export const fromToTo = (i: { from: string | number; to: string | number }): string => `${i.from} to ${i.to}`;
export const sinceFrom = (i: { from: string | number }): string => `Since ${i.from}`;
