/**
 * Numbers with the same letters and digits are the same number: "630/8-2RSR" and "63082rsr". `number_key` in SQL also reads
 * letters with marks and special letters as plain ones, so search with that.
 */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** A number as a segment of an address, with hyphens for signs of ASCII. `address_segment` in SQL has the same rule. */
export const numberSegment = (number: string): string =>
  number.replace(/[^A-Za-z0-9\u{80}-\u{10FFFF}]+/gu, '-').replace(/^-|-$/g, '');

/** The end of the address of a part's page: what the server has stored, because two brands may have one number. */
export const addressOf = ({ address, number }: { address?: string | undefined; number: string }): string =>
  address ?? numberSegment(number);
