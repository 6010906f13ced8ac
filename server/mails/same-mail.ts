/**
 * The SQL condition that two rows are one mail: what one transaction tells of several orders of a checkout. `created_at` is the time
 * of the transaction. A row that a server of the previous version sends is attempted by itself.
 */
export const isSameMail = (one: string, other: string): string =>
  ['checkout_id', 'created_at', 'next_attempt_at']
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' AND ');

/** The SQL condition that a row stands for its mail: it is the first one in its state. */
export const isFirstOfMail = (mail: string): string => `NOT EXISTS (
  SELECT FROM mails AS first WHERE ${isSameMail('first', mail)} AND first.state = ${mail}.state AND first.id < ${mail}.id)`;
