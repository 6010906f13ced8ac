/** Stemmers that each PostgreSQL has. */
export const searchLanguages = [
  ...['danish', 'dutch', 'english', 'finnish', 'french', 'german', 'hungarian', 'italian'],
  ...['norwegian', 'portuguese', 'romanian', 'russian', 'spanish', 'swedish', 'turkish'],
] as const;
export type SearchLanguage = (typeof searchLanguages)[number];
