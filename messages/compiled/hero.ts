// Compiled from messages/en.json by `npm run messages`.
export const brakeEngineAndSuspensionPartsFromOneWorks = (): string => `Brake, engine and suspension parts from one works, sold straight to the people who fit them. Reliable parts since 1992.`;
export const buyNow = (i: { name: string | number }): string => `Buy Now, ${i.name}`;
export const buyNow2 = (): string => `Buy Now`;
export const fromStock = (): string => `From stock`;
export const shownAbove = (): string => `Shown above`;
export const theNextBatchIsOnTheMachines = (): string => `The next batch is on the machines.`;
export const trueToTheDrawing = (): string => `True to the drawing.`;
export const whatIsInStockCouldNotBeLoaded = (): string => `What is in stock could not be loaded.`;
