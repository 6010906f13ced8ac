/** A company that delivers. */
export interface Carrier {
  name: string;
  /** The https address of a tracking page, with `{number}` in it. */
  pattern: string;
}

/** The tracking page of a number. Carriers leave out the spaces between its groups. */
export const trackingPage = ({ pattern }: Carrier, number: string): string =>
  pattern.replaceAll('{number}', encodeURIComponent(number.replaceAll(' ', '')));
