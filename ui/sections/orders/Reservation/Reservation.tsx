import * as m from '#messages/reservation.js';
import { formatDateTime } from '#ui/components/DateTime/format-date-time.ts';
import { useMinutesUntil } from '#ui/now.ts';
import * as styles from './Reservation.css.ts';

export interface ReservationProps {
  /** ISO time when the stock reservation of the order ends; null if there is none. */
  reservedUntil: string | null;
  /** ISO time when the order is cancelled if it is not paid by then. Null or absent if it is not. */
  endsAt?: string | null | undefined;
  /** Tells screen readers when the reservation ends. The minutes are never announced. */
  announcesEnd?: boolean;
}

const never = '1970-01-01T00:00:00.000Z';

/** How much longer the stock of an unpaid order is reserved, and the order kept. */
export function Reservation({ reservedUntil, endsAt, announcesEnd = false }: ReservationProps) {
  const minutes = useMinutesUntil(reservedUntil ?? never);
  const isOver = !(minutes > 0);
  return (
    <span dir="auto">
      {!isOver && <span>{m.reservedForMinutes({ count: minutes })}</span>}
      <span role={announcesEnd ? 'status' : undefined}>{isOver && m.notReserved()}</span>
      {endsAt != null && <span className={styles.end}>{m.endsAt({ time: formatDateTime(endsAt) })}</span>}
    </span>
  );
}
