import { useToday } from '#ui/now.ts';
import { formatDateTime, formatRecent } from './format-date-time.ts';

export interface DayProps {
  /** An ISO time. */
  at: string;
}

/**
 * The day of a time in UTC: with the time if it is today or yesterday, and with the year if it is another one. In the text
 * style around it.
 */
export function Day({ at }: DayProps) {
  const today = useToday();
  return (
    <time dateTime={at} title={formatDateTime(at)} dir="auto">
      {formatRecent(at, today)}
    </time>
  );
}
