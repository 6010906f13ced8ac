// Compiled from messages/en.json by `npm run messages`.
export const theFileCouldNotBeMade = (i: { error: string | number }): string => `The file could not be made. ${i.error}`;
