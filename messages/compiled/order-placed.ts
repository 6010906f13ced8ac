// Compiled from messages/en.json by `npm run messages`.
export const itIsPaid = (): string => `It is paid. My Orders shows when it is shipped.`;
export const nothingHasBeenCharged = (): string => `Nothing has been charged: pay now, or later from My Orders.`;
export const payNow = (): string => `Pay Now`;
export const product = (): string => `Product`;
export const receipt = (): string => `Receipt`;
export const yourOrderIsPlaced = (): string => `Your order is placed.`;
