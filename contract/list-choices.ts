/** The rows on a page of a table, to choose from. The first is the default. */
export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What each list can be sorted by. */
export const partSorts = ['name', 'price', 'quantity'] as const;
export const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const userSorts = ['name', 'email'] as const;

export const userRoles = ['admin', 'customer'] as const;
