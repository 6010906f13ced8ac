/**
 * Numbers with the same letters and digits are the same number: "630/8-2RSR" and "63082rsr". `number_key` in SQL also reads
 * letters with marks and special letters as plain ones, so search with that.
 */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** The number in the address of its part's page, with hyphens for other signs. */
export const numberSegment = (number: string): string =>
  number.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
