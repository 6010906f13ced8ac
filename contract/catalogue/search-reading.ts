/** Models that a search may mean. */
export interface ReadModels {
  /** Null: any year. */
  year: number | null;
  /** Those with the shortest names first, with the parts found that fit. `slug` and `name` with the make. */
  choices: ReadonlyArray<{ slug: string; name: string; fromYear: number; toYear: number; parts: number }>;
  /** How many others there are. */
  more: number;
}

/** How the server understood a search, if not just as typed. The header `X-Search` of a list of parts. */
export interface SearchReading {
  /** The words that it searched for instead, with all corrections. */
  corrected?: string | undefined;
  /** The words that it left out, because no part has all of them. */
  leftOut?: readonly string[] | undefined;
  /** A number that is in the middle or at the end of those that were found. */
  within?: string | undefined;
  /** The vehicle that was named in the search, and filters the list. */
  vehicle?: { slug: string; name: string } | undefined;
  /** The models that were named, if they are several or there is no year. The list has the parts that fit any of them. */
  models?: ReadModels | undefined;
  /** The kind of part that was searched for, as typed, if no part that was found is one: others have the words. */
  otherKind?: { words: string; isInNames: boolean } | undefined;
  /** The search without the words of the vehicle. */
  rest: string;
}

export function writeReading({
  corrected,
  leftOut = [],
  within,
  vehicle,
  models,
  otherKind,
  rest,
}: SearchReading): string {
  const fields = new URLSearchParams({ rest });
  if (corrected !== undefined) fields.set('corrected', corrected);
  for (const word of leftOut) fields.append('leftOut', word);
  if (within !== undefined) fields.set('within', within);
  if (vehicle) {
    fields.set('vehicle', vehicle.slug);
    fields.set('name', vehicle.name);
  }
  if (otherKind) fields.set(otherKind.isInNames ? 'otherKindNamed' : 'otherKind', otherKind.words);
  if (models) {
    fields.set('year', String(models.year ?? ''));
    fields.set('more', String(models.more));
    for (const { slug, fromYear, toYear, parts, name } of models.choices)
      fields.append('model', [slug, fromYear, toYear, parts, name].join(' '));
  }
  return fields.toString();
}

export function parseReading(header: string | null | undefined): SearchReading | undefined {
  if (header === null || header === undefined) return undefined;
  const fields = new URLSearchParams(header);
  const [slug, name] = [fields.get('vehicle'), fields.get('name')];
  const leftOut = fields.getAll('leftOut');
  const [named, mentioned] = [fields.get('otherKindNamed'), fields.get('otherKind')];
  const words = named ?? mentioned;
  return {
    corrected: fields.get('corrected') ?? undefined,
    ...(leftOut.length > 0 && { leftOut }),
    within: fields.get('within') ?? undefined,
    vehicle: slug === null || name === null ? undefined : { slug, name },
    models: parseModels(fields),
    ...(words !== null && { otherKind: { words, isInNames: named !== null } }),
    rest: fields.get('rest') ?? '',
  };
}

function parseModels(fields: URLSearchParams): ReadModels | undefined {
  const choices = fields.getAll('model').flatMap((text) => {
    const [, slug = '', from = '', to = '', parts = '', name = ''] =
      /^(\S+) (\d+) (\d+) (\d+) (.+)$/.exec(text) ?? [];
    if (slug === '') return [];
    return [{ slug, name, fromYear: Number(from), toYear: Number(to), parts: Number(parts) }];
  });
  if (choices.length === 0) return undefined;
  const year = Number(fields.get('year') ?? '');
  return { year: year === 0 ? null : year, choices, more: Number(fields.get('more') ?? '') };
}
