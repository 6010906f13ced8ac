// Compiled from messages/en.json by `npm run messages`.
export const aToZ = (): string => `A to Z`;
export const defaultOrder = (): string => `Default order`;
export const highToLow = (): string => `high to low`;
export const lowToHigh = (): string => `low to high`;
export const selectAllOnThisPage = (): string => `Select all on this page`;
export const selectOriginal = (i: { original: string | number }): string => `Select ${i.original}`;
export const sortBy = (): string => `Sort by`;
export const zToA = (): string => `Z to A`;
