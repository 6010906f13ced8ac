import { isEnded } from '#contract/orders/order-status.ts';
import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/shipment.js';
import { OrderNumber } from '#ui/components/OrderNumber/OrderNumber.tsx';
import { Status } from '#ui/components/Status/Status.tsx';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './OrderDrawer.css.ts';

interface NotInParcelProps {
  /** All orders of a checkout. */
  orders: readonly AdminOrder[];
}

/** The orders of a checkout that were cancelled or refunded, which nobody may pack. */
export const NotInParcel = ({ orders }: NotInParcelProps) =>
  orders
    .filter(({ status }) => isEnded(status))
    .map(({ _id, productName, number, status }) => (
      <li className={styles.endedRow} key={_id}>
        <span>
          <bdi className={styles.endedName}>{productName}</bdi>
          <span className={styles.aside}>
            {withElements((put) => m.notInParcel({ number: put(<OrderNumber number={number} isMarked />) }))}
          </span>
        </span>
        <Status status={status} />
      </li>
    ));
