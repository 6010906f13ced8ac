import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PageFacts } from '#contract/page-renderer.ts';
import { pages } from '#contract/pages.ts';
import * as m from '#messages/app.js';
import type { TextName } from '#tokens/shop.ts';
import type { TextBlock } from '#contract/shop/text-blocks.ts';
import { publicSettings } from '#app/lib/browser/settings.ts';

/** The texts of all brands, by their files. `local/text-blocks.ts` reads them. */
const files = import.meta.glob<readonly TextBlock[]>('../../../../tokens/brands/*/texts/*.md', {
  import: 'default',
});

/** A text of the brand. Null if it has none of this name. */
export const textQuery = (name: TextName) =>
  queryOptions({
    queryKey: ['text', name],
    queryFn: async () =>
      (await files[`../../../../tokens/brands/${publicSettings().brand}/texts/${name}.md`]?.()) ?? null,
    staleTime: Infinity,
  });

/** What the server says about the page of a text. */
export function textFacts(client: QueryClient, name: TextName): PageFacts {
  const page = pages[name];
  if (!client.getQueryData(textQuery(name).queryKey)) return { status: 404, title: m.notFound() };
  return { status: 200, path: page.path, title: page.title?.() ?? '', description: page.description?.() };
}
