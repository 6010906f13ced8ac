import type { AdminOrder } from '#contract/orders/orders.ts';

/** Which orders of a list are a group: those of a checkout with several. In the order of time they follow each other. */
export const togetherGroups = ({ sort }: { sort?: string | undefined }) => ({
  keyOf: ({ checkout, together }: Pick<AdminOrder, 'checkout' | 'together'>) =>
    together?.orders === 1 ? null : (checkout ?? null),
  keepsSingle: sort === undefined || /^-?createdAt$/.test(sort),
});

/** Rows of ended orders stay as they were, without what has become of the others since. They come last. */
export const freshFirst = <Row extends AdminOrder>(
  orders: readonly Row[],
  outcomeOf: (order: Row) => object | undefined,
): readonly Row[] =>
  orders.toSorted(
    (one, other) => Number(outcomeOf(one) !== undefined) - Number(outcomeOf(other) !== undefined),
  );
