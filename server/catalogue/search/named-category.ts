import type { Suggestions } from '#contract/catalogue/search.ts';
import type { Queries } from '../../db/connect.ts';

export interface CategoryOfWords {
  category: Suggestions['categories'][number];
  /** Whether the words name it completely. "Brake" does not name "Brake discs". */
  isNamed: boolean;
}

/** Whether `$1`, the text of a tsquery, asks for each word of a category's name. */
const isNamed = `(SELECT bool_and(strpos($1::text, quote_literal(word)) > 0 OR strpos($1::text, quote_literal('=' || stem)) > 0)
   FROM unnest(string_to_array(fold_words(one.name), ' ')) AS word, word_stem(word, language) AS stem WHERE stem <> '')`;

/** Returns the category that has the words of a kind of part, the text of a tsquery. Null if none has them all. */
export async function categoryOfWords(db: Queries, kind: string): Promise<CategoryOfWords | null> {
  const { rows } = await db.query<CategoryOfWords>(
    {
      isPrepared: true,
      text: `SELECT coalesce(${isNamed}, false) AS "isNamed",
          json_build_object('slug', one.slug, 'name', one.name, 'group', above.name, 'parts', one.parts) AS category
        FROM categories AS one JOIN categories AS above ON above.slug = one.parent CROSS JOIN search_language
       WHERE one.words @@ $1::text::tsquery ORDER BY "isNamed" DESC, one.position LIMIT 1`,
    },
    [kind],
  );
  return rows[0] ?? null;
}

/** Returns what most parts of a size are measured by, and their category. Null if there is no part of that size. */
export async function specOfSize(
  db: Queries,
  sizes: ReadonlyArray<{ value: string; unit: string }>,
): Promise<{ name: string; category: string } | null> {
  const { rows } = await db.query<{ name: string; category: string }>(
    {
      isPrepared: true,
      // One look-up in an index for each kind of measure.
      text: `SELECT specs.name, categories.name AS category
        FROM unnest($1::float8[], $2::text[]) AS size (value, unit) JOIN specs ON lower(specs.unit) = size.unit
        JOIN category_specs AS measured ON measured.spec = specs.slug JOIN categories ON categories.slug = measured.category,
          LATERAL (SELECT count(*) AS parts FROM (
            SELECT FROM part_specs WHERE listed_in = measured.category AND part_specs.spec = specs.slug AND choice IS NULL
               AND number = size.value LIMIT 100) AS sized) AS counted
       WHERE counted.parts > 0 ORDER BY counted.parts DESC, categories.position, measured.position LIMIT 1`,
    },
    [sizes.map(({ value }) => Number(value)), sizes.map(({ unit }) => unit)],
  );
  return rows[0] ?? null;
}
