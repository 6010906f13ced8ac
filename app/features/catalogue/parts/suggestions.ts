import { call } from '#app/lib/http/api.ts';
import { myVehicleNow } from '#app/lib/vehicles/my-vehicles.ts';
import { chooseYearHref, fittingHref, partHref, paths, searchHref } from '#app/paths.ts';
import type { SuggestionSource } from '#ui/sections/catalogue/PartSearch/suggestion-source.ts';

/** The suggestions of the search in the header. */
export const suggestions: SuggestionSource = {
  suggest(text, { filter, mine }, signal) {
    const query = new URLSearchParams({ query: text });
    const vehicle = filter ?? mine ?? myVehicleNow()?.slug;
    if (vehicle !== undefined) query.set('vehicle', vehicle);
    if (mine !== undefined) query.set('fitting', 'yes');
    return call('suggest', { query, credential: 'none', signal });
  },
  hrefs: {
    part: partHref,
    category: (slug, search) => `${paths.category.to(slug)}?${new URLSearchParams({ search })}`,
    vehicle: ({ vehicle, ...model }) =>
      vehicle === null ? chooseYearHref(model) : fittingHref({ slug: vehicle }),
    search: searchHref,
  },
};
