import type { Order } from '#contract/orders/orders.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import * as styles from './OrderedPart.css.ts';

/** The name of a part in a list of orders, with its number below. */
export function OrderedPart({ productName, partNumber = null }: Pick<Order, 'productName' | 'partNumber'>) {
  return (
    <span>
      <bdi className={styles.name}>{productName}</bdi>
      {partNumber !== null && (
        <bdi className={styles.number} dir="ltr">
          <Numeric>{partNumber}</Numeric>
        </bdi>
      )}
    </span>
  );
}
