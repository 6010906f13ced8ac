import { oneLine } from '../Numeric/Numeric.css.ts';
import { formatDateTime } from './format-date-time.ts';

export interface DateTimeProps {
  /** An ISO date or time. */
  at: string;
}

/** A date and time in UTC. */
export function DateTime({ at }: DateTimeProps) {
  return (
    <time className={oneLine} dateTime={at} dir="auto">
      {formatDateTime(at)}
    </time>
  );
}
