/** `draft`: not on sale yet. `discontinued`: not sold any more, perhaps with a successor. */
export const partStates = ['draft', 'onSale', 'discontinued'] as const;
export type PartState = (typeof partStates)[number];

/** The states of parts that customers cannot order. */
export const offSaleStates = ['draft', 'discontinued'] as const satisfies readonly PartState[];
