import { addressOf } from '#contract/catalogue/number-key.ts';
import type { Suggestions } from '#contract/catalogue/search.ts';
import { storyApi } from './from-api.tsx';
import type { SuggestionSource } from '../sections/catalogue/PartSearch/suggestion-source.ts';

/** Suggestions of the story's mocked API. */
export const suggestionsFrom = (story: string): SuggestionSource => ({
  async suggest(text, { filter, mine }, signal) {
    const vehicle = filter ?? mine;
    const query = new URLSearchParams({
      ...{ query: text },
      ...(vehicle !== undefined && { vehicle }),
      ...(mine !== undefined && { fitting: 'yes' }),
    });
    const response = await fetch(`${storyApi(story)}/suggest?${query}`, { signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    // The contract types the handlers.
    return (await response.json()) as Suggestions;
  },
  hrefs: {
    part: (part) => `#/part/${addressOf(part)}`,
    category: (slug, search) => `#/parts/${slug}?search=${search}`,
    vehicle: ({ make, name, vehicle }) =>
      vehicle === null ? `#/vehicle?words=${make} ${name}` : `#/parts?vehicle=${vehicle}`,
    search: (text, vehicle) => `#/parts?search=${text}${vehicle === undefined ? '' : `&vehicle=${vehicle}`}`,
  },
});
