import { formatDay, formatDateTime } from './format-date-time.ts';
import { moment } from './DateTime.css.ts';

export interface DateTimeProps {
  /** An ISO date or time. */
  at: string;
  /** Shows only day and month. */
  isDayOnly?: boolean;
}

/** A date and time in UTC. */
export function DateTime({ at, isDayOnly = false }: DateTimeProps) {
  return (
    <time className={moment} dateTime={at}>
      {isDayOnly ? formatDay(at) : formatDateTime(at)}
    </time>
  );
}
