// Compiled from messages/en.json by `npm run messages`.
export const anotherPartIsCalledNameByNow = (i: { name: string | number }): string => `Another part is called ${i.name} by now.`;
export const deletingName = (i: { name: string | number }): string => `deleting ${i.name}`;
export const leaveWithoutAddingIt = (): string => `Leave without adding it?`;
export const leaveWithoutSaving = (): string => `Leave without saving?`;
export const nameIsBackOnSale = (i: { name: string | number }): string => `${i.name} is back on sale.`;
export const notUndone = (i: { reason: string | number }): string => `Not undone. ${i.reason}`;
export const showIt = (): string => `Show it`;
export const somebodyElseChangedNameMeanwhile = (i: { name: string | number; quantity: string | number }): string => `Somebody else changed ${i.name} meanwhile. Its stock is ${i.quantity}.`;
export const somebodyElseHadDeletedNameAlready = (i: { name: string | number }): string => `Somebody else had deleted ${i.name} already.`;
export const somebodyElseHasDeletedName = (i: { name: string | number }): string => `Somebody else has deleted ${i.name}.`;
export const somebodyElseHasDeletedThisPart = (): string => `Somebody else has deleted this part.`;
export const theStockOfName = (i: { name: string | number }): string => `the stock of ${i.name}`;
export const theStockOfNameIsQuantity = (i: { name: string | number; quantity: string | number }): string => `The stock of ${i.name} is ${i.quantity}.`;
export const theStockOfNameIsQuantityAgain = (i: { name: string | number; quantity: string | number }): string => `The stock of ${i.name} is ${i.quantity} again.`;
export const undo = (): string => `Undo`;
export const whatYouChangedOfThisPartIsLost = (): string => `What you changed of this part is lost.`;
export const whatYouTypedAndThePicture = (): string => `What you typed and the picture you chose are not saved.`;
