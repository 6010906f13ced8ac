// Compiled from messages/en.json by `npm run messages`.
export const somebodyElseHasDeletedTheOrderOfOrder = (i: { order: string | number }): string => `Somebody else has deleted the order of ${i.order}.`;
