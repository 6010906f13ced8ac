import * as m from '#messages/date-time.ts';
const inUtc = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const day = new Intl.DateTimeFormat('en-GB', inUtc);
const moment = new Intl.DateTimeFormat('en-GB', {
  ...inUtc,
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const nothing = '–';

function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? nothing : format.format(time);
}

/** Formats `2026-11-18` as "18 Nov". Returns a dash for an invalid date. */
export const formatDay = (iso: string): string => formatted(day, iso);

/**
 * Formats `2026-11-18T09:12:00.000Z` as "18 Nov 2026, 09:12 UTC". Returns a dash for an invalid time. Always
 * UTC, so that server markup and every user's browser show the same.
 */
export function formatDateTime(iso: string): string {
  const text = formatted(moment, iso);
  return text === nothing ? nothing : m.textUtc({ text });
}
