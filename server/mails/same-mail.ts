/**
 * The SQL condition that two rows are one mail: what one transaction tells of several orders of a checkout. `created_at` is the time
 * of the transaction. A payment tells of the orders that it paid and of those whose share is refunded. A row that a server of the
 * previous version sends is attempted by itself.
 */
export const isSameMail = (one: string, other: string): string =>
  `${['checkout_id', 'created_at', 'next_attempt_at'].map((column) => `${one}.${column} = ${other}.${column}`).join(' AND ')}
   AND (${one}.kind = ${other}.kind OR ${one}.kind IN ('paid', 'refunded') AND ${other}.kind IN ('paid', 'refunded'))`;

/** SQL condition: the row is the first of its mail in this state. With it, a list has each mail once. */
export const isFirstOfMail = (mail: string): string => `NOT EXISTS (
  SELECT FROM mails AS first WHERE ${isSameMail('first', mail)} AND first.state = ${mail}.state AND first.id < ${mail}.id)`;
