// Compiled from messages/en.json by `npm run messages`.
export const fewer = (): string => `Fewer`;
export const inStock = (): string => `in stock`;
export const more = (): string => `More`;
export const onlyStockInStock = (i: { stock: string | number; minimum: string | number }): string => `Only ${i.stock} in stock, fewer than the minimum of ${i.minimum}`;
export const onlyWholeNumbersCanBeOrdered = (): string => `Only whole numbers can be ordered`;
export const stockInStock = (i: { stock: string | number }): string => `${i.stock} in stock`;
export const valueMoreToReachTheMinimumOfMinimum = (i: { value: string | number; minimum: string | number }): string => `${i.value} more to reach the minimum of ${i.minimum}`;
