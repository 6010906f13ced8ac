/** A longer part of an address breaks anywhere between its words. */
const longest = 24;

/** An address whose lines end after its commas, as after the street. */
export const addressLines = (address: string): string =>
  address
    .trim()
    .split(/(?<=,) +/)
    .map((part) => (part.length > longest ? part : part.replaceAll(' ', '\u00A0')))
    .join(' ');
