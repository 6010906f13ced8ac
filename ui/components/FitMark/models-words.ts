import type { ModelsMark } from '#contract/fitment/fitment.ts';
import * as m from '#messages/fit.js';
import { formatCount } from '../Numeric/format-count.ts';

/** Says in a few words which of several models a part fits. More than two names do not fit next to a part number. */
export function modelsWords({ fits, fitsIf, isAll }: ModelsMark): string {
  const [first = '', second] = [...fits, ...fitsIf];
  const count = fits.length + fitsIf.length;
  if (second === undefined)
    return fits.length > 0 ? m.fitsModel({ model: first }) : m.fitsSomeModel({ model: first });
  if (isAll) return m.fitsAllModels({ count: formatCount(count) });
  if (count === 2) {
    const two = { model: first, other: second };
    if (fits.length === 1) return m.fitsModelAndSome(two);
    return fits.length === 2 ? m.fitsTwoModels(two) : m.fitsSomeTwoModels(two);
  }
  const counted = { count: formatCount(count) };
  return fitsIf.length > 0 ? m.fitsManyModelsPartly(counted) : m.fitsManyModels(counted);
}
