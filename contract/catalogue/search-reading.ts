/** How the server understood a search, if not just as typed. The header `X-Search` of a list of parts. */
export interface SearchReading {
  /** The words that it searched for instead, with all corrections. */
  corrected?: string | undefined;
  /** The vehicle that was named in the search, and filters the list. */
  vehicle?: { slug: string; name: string } | undefined;
  /** The search without the words of the vehicle. */
  rest: string;
}

export function writeReading({ corrected, vehicle, rest }: SearchReading): string {
  const fields = new URLSearchParams({ rest });
  if (corrected !== undefined) fields.set('corrected', corrected);
  if (vehicle) {
    fields.set('vehicle', vehicle.slug);
    fields.set('name', vehicle.name);
  }
  return fields.toString();
}

export function parseReading(header: string | null | undefined): SearchReading | undefined {
  if (header === null || header === undefined) return undefined;
  const fields = new URLSearchParams(header);
  const [slug, name] = [fields.get('vehicle'), fields.get('name')];
  return {
    corrected: fields.get('corrected') ?? undefined,
    vehicle: slug === null || name === null ? undefined : { slug, name },
    rest: fields.get('rest') ?? '',
  };
}
