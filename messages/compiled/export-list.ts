// Compiled from messages/en.json by `npm run messages`.
export const theFileCouldNotBeCreated = (i: { error: string | number }): string => `The file could not be created. ${i.error}`;
