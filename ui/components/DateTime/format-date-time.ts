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

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Formats a time as people say it on the day `today`, `2026-11-18`: "Today 09:12", "Yesterday 16:40", "2 Nov", "14 Dec
 * 2025". Without `today`, with the year.
 */
export function formatRecent(iso: string, today: string | null): string {
  const parts = partsOf(iso);
  if (!parts || today === null) return formatDate(iso);
  const { time = '' } = parts;
  const daysAgo = (Date.parse(today) - Date.parse(new Date(iso).toISOString().slice(0, 10))) / dayMs;
  if (daysAgo === 0) return m.today({ time });
  if (daysAgo === 1) return m.yesterday({ time });
  return parts.year === today.slice(0, 4) ? formatDay(iso) : formatDate(iso);
}

/**
 * Formats `2026-11-18T09:12:00.000Z` as "18 Nov 2026, 09:12 UTC". Returns a dash for an invalid time. Always
 * UTC, so that server markup and every user's browser show the same.
 */
export function formatDateTime(iso: string): string {
  const parts = partsOf(iso);
  return parts ? m.textUtc({ text: `${parts.day} ${parts.year}, ${parts.time}` }) : '–';
}
