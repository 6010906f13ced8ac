/**
 * The size of a race: `full` as in docs/rules.md with `npm run test:reliability`, `short` in `npm test`.
 */
export const figure = (full: number, short: number): number =>
  process.env['RELIABILITY'] === 'full' ? full : short;
