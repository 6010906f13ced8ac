// Compiled from messages/en.json by `npm run messages`.
export const anotherPartIsNowCalledName = (i: { name: string | number }): string => `Another part is now called ${i.name}.`;
export const deletingName = (i: { name: string | number }): string => `deleting ${i.name}`;
export const leaveWithoutAddingIt = (): string => `Leave without adding it?`;
export const leaveWithoutSaving = (): string => `Leave without saving?`;
export const nameIsBackOnSale = (i: { name: string | number }): string => `${i.name} is back on sale.`;
export const notUndone = (i: { reason: string | number }): string => `Not undone. ${i.reason}`;
export const showIt = (): string => `Show it`;
export const somebodyElseHadAlreadyDeletedName = (i: { name: string | number }): string => `Somebody else had already deleted ${i.name}.`;
export const somebodyElseHasChangedName = (i: { name: string | number; quantity: string | number }): string => `Somebody else has changed ${i.name}. Its stock is ${i.quantity}.`;
export const somebodyElseHasDeletedName = (i: { name: string | number }): string => `Somebody else has deleted ${i.name}.`;
export const somebodyElseHasDeletedThisPart = (): string => `Somebody else has deleted this part.`;
export const theDetailsAndThePicture = (): string => `The details and the picture that you entered will be lost.`;
export const theStockOfName = (i: { name: string | number }): string => `the stock of ${i.name}`;
export const theStockOfNameIsQuantity = (i: { name: string | number; quantity: string | number }): string => `The stock of ${i.name} is ${i.quantity}.`;
export const theStockOfNameIsQuantityAgain = (i: { name: string | number; quantity: string | number }): string => `The stock of ${i.name} is ${i.quantity} again.`;
export const undo = (): string => `Undo`;
export const yourChangesToThisPartWillBeLost = (): string => `Your changes to this part will be lost.`;
