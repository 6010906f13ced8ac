// Compiled from messages/en.json by `npm run messages`.
export const print = (): string => `Print`;
export const theOrderIsNowPending = (): string => `The order is now Pending. We mark it Shipped when it leaves our works.`;
export const theWorksHasShippedTheOrder = (): string => `The works has shipped the order.`;
