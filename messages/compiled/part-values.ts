// Compiled from messages/en.json by `npm run messages`.
export const aDescriptionCanHaveAtMostPartDescriptionMaxCharacters = (i: { partDescriptionMax: string | number }): string => `A description can have at most ${i.partDescriptionMax} characters`;
export const aNameCanHaveAtMostPartNameMaxCharacters = (i: { partNameMax: string | number }): string => `A name can have at most ${i.partNameMax} characters`;
export const enterAWholeNumber = (): string => `Enter a whole number, such as 480`;
export const enterAWholeNumberSuch = (): string => `Enter a whole number, such as 10`;
export const enterAnAmountWithAtMostTwoDecimals = (): string => `Enter an amount with at most two decimals, such as 54.00`;
export const lessThanTheMinimumQuantity = (): string => `Less than the minimum quantity, so nobody could order`;
export const priceTimesMinimumQuantityMust = (i: { min: string | number }): string => `Price times minimum quantity must be ${i.min} or more, the smallest card payment`;
export const theMinimumQuantityIsAtLeast1 = (): string => `The minimum quantity is at least 1`;
export const theMinimumQuantityIsAtMostStockMax = (i: { stockMax: string | number }): string => `The minimum quantity is at most ${i.stockMax}`;
export const thePriceIsAtLeastMin = (i: { min: string | number }): string => `The price is at least ${i.min}`;
export const thePriceIsAtMostMax = (i: { max: string | number }): string => `The price is at most ${i.max}`;
export const theQuantityIsAtMostStockMax = (i: { stockMax: string | number }): string => `The quantity is at most ${i.stockMax}`;
