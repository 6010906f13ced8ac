// Compiled from messages/en.json by `npm run messages`.
export const errorMyOrdersListsTheOrder = (i: { error: string | number }): string => `${i.error} My Orders lists the order.`;
export const thePriceHasChanged = (i: { totalPrice: string | number }): string => `The price has changed: the total is now ${i.totalPrice}. Nothing was ordered.`;
export const yourOrderIsPlaced = (): string => `Your order is placed.`;
