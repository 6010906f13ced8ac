/** What each list can be sorted by. */
export const partSorts = ['name', 'price', 'quantity'] as const;
export const orderSorts = ['createdAt', 'productName', 'productQuantity', 'totalPrice'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const userSorts = ['name', 'email'] as const;

export const reviewStates = ['shown', 'hidden'] as const;

export const userRoles = ['admin', 'customer'] as const;
