// Compiled from messages/en.json by `npm run messages`.
export const theNumbersAsATable = (): string => `The numbers as a table`;
