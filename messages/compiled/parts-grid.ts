// Compiled from messages/en.json by `npm run messages`.
export const seeAllParts = (): string => `See all parts`;
export const seeAllTotalParts = (i: { total: string | number }): string => `See all ${i.total} parts`;
export const stockParts = (): string => `Stock parts`;
