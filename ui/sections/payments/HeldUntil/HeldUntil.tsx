import * as m from '#messages/held-until.js';
import * as reservation from '#messages/reservation.js';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { useMinutesUntil } from '#ui/now.ts';
import * as styles from './HeldUntil.css.ts';

export interface HeldUntilProps {
  /** ISO times of the reservation. Null: nothing is reserved any more. */
  reservedUntil: string | null;
  reservedAt: string;
}

const never = '1970-01-01T00:00:00.000Z';
const minuteMs = 60_000;

/** The minutes at which screen readers say how many are left. */
const toldAt: ReadonlySet<number> = new Set([15, 5, 1]);

/** How much longer the stock of unpaid orders is reserved, in words and as a bar. */
export function HeldUntil({ reservedUntil, reservedAt }: HeldUntilProps) {
  const until = reservedUntil ?? never;
  const left = useMinutesUntil(until);
  if (left === 0)
    return (
      <p className={styles.late} role="status">
        {reservation.notReserved()}
      </p>
    );
  const words = reservation.reservedForMinutes({ count: left });
  const whole = Math.ceil((Date.parse(until) - Date.parse(reservedAt)) / minuteMs);
  return (
    <div className={styles.held}>
      <span role="timer">{words}</span>
      <ProgressBar label={m.timeLeft()} value={left} max={whole} tone="live" />
      <VisuallyHidden>
        <span role="status">{toldAt.has(left) && words}</span>
      </VisuallyHidden>
    </div>
  );
}
