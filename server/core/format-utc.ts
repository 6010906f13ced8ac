const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a time for people, such as "23 November 2026 at 14:35 UTC". Rounds up to the minute. */
export const formatUtc = (moment: Date): string =>
  `${format.format(Math.ceil(moment.getTime() / 60_000) * 60_000)} UTC`;
