// Compiled from messages/en.json by `npm run messages`.
export const containsACharacterThatCannotBeStored = (): string => `Contains a character that cannot be stored`;
export const enterTheHttpsAddressOfAPicture = (): string => `Enter the https address of a picture`;
export const mustBeSentTogetherWithQuantity = (): string => `Must be sent together with quantity: the stock that was seen`;
export const sendTheTotalOrTheOrderId = (): string => `Send the total or the order id`;
export const theStockMustCoverOneMinimumOrder = (): string => `The stock must cover one minimum order`;
export const useAWholeNumber = (): string => `Use a whole number`;
export const useAtMostTwoDecimals = (): string => `Use at most two decimals`;
export const useDollarsWithAtMostTwoDecimals = (): string => `Use dollars with at most two decimals`;
