// Compiled from messages/en.json by `npm run messages`.
export const itsStockIsReservedUntilReservedUntil = (i: { reservedUntil: string | number }): string => `Its stock is reserved until ${i.reservedUntil}.`;
export const noStockIsReservedForIt = (): string => `No stock is reserved for it. It can be paid while stock lasts.`;
export const notConfirmedYet = (): string => `Not confirmed yet.`;
export const placed = (): string => `Placed`;
export const waitingForPayment = (): string => `Waiting for payment`;
export const waitingToBeShipped = (): string => `Waiting to be shipped`;
