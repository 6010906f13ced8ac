import { limits } from './limits.ts';

/** Patterns of text. `input-fault.ts` has a sentence for each. */
export const patterns = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  dollars: /^\d{1,7}(\.\d{1,2})?$/,
  /** Digits only, so neither `1e3` nor an empty value. */
  wholeNumber: /^\d{1,15}$/,
} as const;

/** Whether a text may be the slug of a model or a vehicle, such as `volkswagen-golf-7-2016`. */
export const isVehicleSlug = (text: string): boolean =>
  text.length <= limits.vehicleSlugMax && patterns.slug.test(text);

/** Whether a text is a day such as `2026-11-28`, from this century. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
