// Compiled from messages/en.json by `npm run messages`.
export const address = (): string => `Address`;
export const clear = (): string => `Clear`;
export const close = (): string => `Close`;
export const name = (): string => `Name`;
export const order = (): string => `Order`;
export const outOfStock = (): string => `Out of stock`;
export const paid = (): string => `Paid`;
export const pending = (): string => `Pending`;
export const price = (): string => `Price`;
export const productName = (): string => `Product name`;
export const quantity = (): string => `Quantity`;
export const shipped = (): string => `Shipped`;
export const totalPrice = (): string => `Total Price`;
export const transactionId = (): string => `Transaction id`;
export const tryAgain = (): string => `Try again`;
