import * as m from '#messages/date-time.js';

/** The parts of `Wed, 18 Nov 2026 09:12:00 GMT`, the same in every browser. The first use of `Intl` takes 20 ms. */
const utc = /0?(?<day>\d+ \w+) (?<year>\S+) (?<time>\d+:\d+)/;

const partsOf = (iso: string) => utc.exec(new Date(iso).toUTCString())?.groups;

/** Formats `2026-11-18` as "18 Nov". Returns a dash for an invalid date. */
export const formatDay = (iso: string): string => partsOf(iso)?.day ?? '–';

/** Formats `2026-11-18` as "18 Nov 2026". Returns a dash for an invalid date. */
export function formatDate(iso: string): string {
  const parts = partsOf(iso);
  return parts ? `${parts.day} ${parts.year}` : '–';
}

/** Formats a day as "18 Nov", or as "14 Dec 2025" if it is not in the year of `now`. */
export const formatRecentDay = (iso: string, now: number): string =>
  new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear() ? formatDay(iso) : formatDate(iso);

/**
 * Formats `2026-11-18T09:12:00.000Z` as "18 Nov 2026, 09:12 UTC". Returns a dash for an invalid time. Always
 * UTC, so that server markup and every user's browser show the same.
 */
export function formatDateTime(iso: string): string {
  const parts = partsOf(iso);
  return parts ? m.textUtc({ text: `${parts.day} ${parts.year}, ${parts.time}` }) : '–';
}
