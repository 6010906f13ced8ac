import * as m from '#messages/reservation.js';
import { useMinutesUntil } from '#ui/now.ts';

export interface ReservationProps {
  /** ISO time when the stock reservation of the order ends; null if there is none. */
  reservedUntil: string | null;
  /** Tells screen readers when the reservation ends. The minutes are never announced. */
  announcesEnd?: boolean;
}

const never = '1970-01-01T00:00:00.000Z';

/** How much longer the stock of an unpaid order is reserved. */
export function Reservation({ reservedUntil, announcesEnd = false }: ReservationProps) {
  const minutes = useMinutesUntil(reservedUntil ?? never);
  const isOver = !(minutes > 0);
  return (
    <span dir="auto">
      {!isOver && <span>{m.reservedForMinutes({ count: minutes })}</span>}
      <span role={announcesEnd ? 'status' : undefined}>{isOver && m.notReserved()}</span>
    </span>
  );
}
