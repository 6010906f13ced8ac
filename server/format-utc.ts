const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment for people, such as "23 November 2026 at 14:35 UTC". Rounded up to the minute. */
export const formatUtc = (moment: Date): string =>
  `${words.format(Math.ceil(moment.getTime() / 60_000) * 60_000)} UTC`;
