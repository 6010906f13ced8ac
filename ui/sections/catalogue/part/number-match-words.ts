import type { NumberMatch } from '#contract/catalogue/number-match.ts';
import * as m from '#messages/number-match.js';

/** Says how a number is like the one that was searched for. */
export const numberMatchWords: Readonly<Record<NumberMatch, () => string>> = {
  exact: m.exact,
  same: m.same,
  start: m.start,
  within: m.within,
};
