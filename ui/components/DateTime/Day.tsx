import { useContext } from 'react';
import { NowContext } from '#ui/now.ts';
import { formatDateTime, formatRecentDay } from './format-date-time.ts';

export interface DayProps {
  /** An ISO time. */
  at: string;
}

/** The day of a time in UTC, with the year if it is another one. In the text style around it. */
export function Day({ at }: DayProps) {
  const now = useContext(NowContext);
  return (
    <time dateTime={at} title={formatDateTime(at)} dir="auto">
      {formatRecentDay(at, now())}
    </time>
  );
}
