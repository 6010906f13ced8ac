/**
 * How many of something a race has: with `npm run test:reliability` what docs/rules.md asks for, and in `npm test`
 * few enough that every race runs on each change.
 */
export const figure = (full: number, short: number): number =>
  process.env['RELIABILITY'] === 'full' ? full : short;
