// Compiled from messages/en.json by `npm run messages`.
export const buyNow = (i: { name: string | number }): string => `Buy Now, ${i.name}`;
export const buyNow2 = (): string => `Buy Now`;
export const noPartsInStock = (): string => `No parts in stock`;
export const partsCouldNotBeLoaded = (): string => `Parts could not be loaded`;
export const theNextBatchIsOnTheMachines = (): string => `The next batch is on the machines. Ask the works what is coming.`;
