import { formatDateTime } from './format-date-time.ts';
import { moment } from './DateTime.css.ts';

export interface DateTimeProps {
  /** An ISO date or time. */
  at: string;
}

/** A date and time in UTC. */
export function DateTime({ at }: DateTimeProps) {
  return (
    <time className={moment} dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}
