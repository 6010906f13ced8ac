/** The plural category of a number. Paraglide's compiled messages call it. */
export const plural = (locale, count) => new Intl.PluralRules(locale).select(count);
