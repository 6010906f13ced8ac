import type { AdminOrder } from '#contract/orders/orders.ts';

/** Which orders of a list are a group: those of a checkout with several. In the order of time they follow each other. */
export const togetherGroups = ({ sort }: { sort?: string | undefined }) => ({
  keyOf: ({ checkout, together }: Pick<AdminOrder, 'checkout' | 'together'>) =>
    together?.orders === 1 ? null : (checkout ?? null),
  keepsSingle: sort === undefined || /^-?createdAt$/.test(sort),
});
