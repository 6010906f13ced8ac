import type { LineKey } from '#app/lib/basket/basket-lines.ts';

/** One text for each line of a basket. */
export const lineKey = ({ partId, vehicle }: LineKey): string => `${partId} ${vehicle ?? ''}`;
