// Compiled from messages/en.json by `npm run messages`.
export const itsStockIsReservedUntilReservedUntil = (i: { reservedUntil: string | number }): string => `Its stock is reserved until ${i.reservedUntil}.`;
export const noStockIsHeldForIt = (): string => `No stock is held for it; it can be paid while stock lasts.`;
export const notConfirmedYet = (): string => `Not confirmed yet.`;
export const placed = (): string => `Placed`;
export const waitingForPayment = (): string => `Waiting for payment`;
export const waitingToBeShipped = (): string => `Waiting to be shipped`;
