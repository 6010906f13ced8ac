// Compiled from messages/en.json by `npm run messages`.
export const nextPage = (): string => `Next page`;
export const of = (): string => `of`;
export const ofMoreThan = (): string => `of more than`;
export const pageEntry = (i: { entry: string | number }): string => `Page ${i.entry}`;
export const previousPage = (): string => `Previous page`;
