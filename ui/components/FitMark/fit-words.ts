import type { FitMark } from '#contract/fitment/fitment.ts';
import * as m from '#messages/fit.js';

type Words = Pick<FitMark, 'kind' | 'isUniversal'> & { engines: readonly string[] };

/** More names than these do not fit next to a part number. */
const mostNamed = 2;
const isShort = ({ size }: ReadonlySet<string>) => 0 < size && size <= mostNamed;

/** Says in a few words whether a part fits. */
export function fitWords({ kind, engines, isUniversal }: Words): string {
  switch (kind) {
    case 'fits':
      return isUniversal ? m.fitsEvery() : m.fits();
    case 'fitsIf':
      return isShort(new Set(engines)) ? m.fitsEngines({ engines: listEngines(engines) }) : m.fitsSome();
    case 'doesNotFit':
      return m.doesNotFit();
    case 'notKnown':
      return m.notKnown();
  }
}

/** "1.4 TSI or 1.6 TDI", each engine once. */
export const listEngines = (engines: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(new Set(engines));
