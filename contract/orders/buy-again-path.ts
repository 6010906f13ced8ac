import type { Order } from './orders.ts';

/** The order form of a part, filled in from an earlier order of it. */
export const buyAgainPath = ({ partId, _id }: Pick<Order, 'partId' | '_id'>): string =>
  `/purchase/${encodeURIComponent(partId)}?again=${encodeURIComponent(_id)}`;
