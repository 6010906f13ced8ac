/** The ids of a list of parts: its form, which the search in the header belongs to, and what it found. */
export const partList = { form: 'part-list', results: 'parts-found' } as const;
