/** Patterns of text. `input-fault.ts` has a sentence for each. */
export const patterns = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  dollars: /^\d{1,7}(\.\d{1,2})?$/,
  /** Digits only, so neither `1e3` nor an empty value. */
  wholeNumber: /^\d{1,15}$/,
} as const;
