// Compiled from messages/en.json by `npm run messages`.
export const anyFutureDate = (): string => `Any future date, any security code.`;
export const asksFor3DSecure = (): string => `Asks for 3-D Secure`;
export const cardNumber = (): string => `card number`;
export const hasExpired = (): string => `Has expired`;
export const hasInsufficientFunds = (): string => `Has insufficient funds`;
export const isDeclined = (): string => `Is declined`;
export const noRealCardIsCharged = (): string => `No real card is charged.`;
export const pays = (): string => `Pays`;
export const testCards = (): string => `Test cards`;
export const testMode = (): string => `Test mode`;
export const theListCouldNotBeLoaded = (): string => `The list could not be loaded.`;
