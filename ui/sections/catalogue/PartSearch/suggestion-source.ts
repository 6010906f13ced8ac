import type { Part } from '#contract/catalogue/parts.ts';
import type { Suggestions } from '#contract/catalogue/search.ts';

type Vehicle = Suggestions['vehicles'][number];

/** Slugs of vehicles. */
export interface SuggestedFor {
  /** Filters the list. */
  filter?: string | undefined;
  /** Enter opens only the parts that fit it, unless the text names a number or a vehicle. */
  mine?: string | undefined;
}

/** Where suggestions come from, and where they lead. */
export interface SuggestionSource {
  suggest(text: string, vehicles: SuggestedFor, signal: AbortSignal): Promise<Suggestions>;
  hrefs: {
    part(part: Pick<Part, 'address' | 'number'>): string;
    category(slug: string, search: string): string;
    /** The parts that fit, or where the year is chosen. */
    vehicle(vehicle: Pick<Vehicle, 'make' | 'name' | 'vehicle'>): string;
    /** The parts that the text finds, or those of them that fit a vehicle. */
    search(text: string, vehicle?: string): string;
  };
}
