/** The units of a row of `parts` that lie on the shelf for orders: reserved, or paid and not shipped. */
export const heldUnits = `(SELECT coalesce(sum(orders.quantity), 0)::int FROM orders
  WHERE part_id = parts.id AND (stock_state = 'reserved' OR status IN ('paid', 'refunding')))`;
