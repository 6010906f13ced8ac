import * as styles from './OrderNumber.css.ts';

export interface OrderNumberProps {
  /** The number of an order, which has six characters. */
  number: string;
  /** Marks it with #, as in a table. */
  isMarked?: boolean;
}

/** The number of an order in two groups of three, in the size of the text around it. */
export function OrderNumber({ number, isMarked = false }: OrderNumberProps) {
  return (
    <bdi className={isMarked ? styles.marked : styles.number} dir="ltr">
      {isMarked && '#'}
      {number.slice(0, 2)}
      <span className={styles.groupEnd}>{number.slice(2, 3)}</span>
      {number.slice(3)}
    </bdi>
  );
}
