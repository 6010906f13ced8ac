import { call } from '#app/lib/http/api.ts';
import { myVehicleNow } from '#app/lib/vehicles/my-vehicles.ts';
import { chooseYearHref, partHref, paths } from '#app/paths.ts';
import type { SuggestionSource } from '#ui/sections/catalogue/PartsCatalogue/suggestion-source.ts';

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** The suggestions of the catalogue's search field. */
export const suggestions: SuggestionSource = {
  suggest(text, filtered, signal) {
    const query = new URLSearchParams({ query: text });
    const vehicle = filtered ?? myVehicleNow()?.slug;
    if (vehicle !== undefined) query.set('vehicle', vehicle);
    return call('suggest', { query, credential: 'none', signal });
  },
  hrefs: {
    part: partHref,
    category: (slug, search) => withQuery(paths.category.to(slug), { search }),
    vehicle: ({ vehicle, ...model }) =>
      vehicle === null ? chooseYearHref(model) : withQuery(paths.parts, { vehicle }),
    search: (search) => withQuery(paths.parts, { search }),
  },
};
