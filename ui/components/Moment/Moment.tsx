import { formatDay, formatMoment } from './format-moment.ts';
import { moment } from './Moment.css.ts';

export interface MomentProps {
  /** An ISO date or time. */
  at: string;
  /** The day alone, without its year. */
  isDayOnly?: boolean;
}

/** When something happened, in UTC. */
export function Moment({ at, isDayOnly = false }: MomentProps) {
  return (
    <time className={moment} dateTime={at}>
      {isDayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
