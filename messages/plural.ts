const rules = new Intl.PluralRules('en');

/** The plural category of a number in English. */
export const plural = (count: number): Intl.LDMLPluralRule => rules.select(count);
