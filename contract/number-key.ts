/** Numbers with the same letters and digits are the same number: "630/8-2RSR" and "63082rsr". */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** The number in the address of its part's page, with hyphens for other signs. */
export const numberSegment = (number: string): string =>
  number.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
