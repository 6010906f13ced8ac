import type { QueryClient } from '@tanstack/react-query';
import { foldText } from '#contract/fold-text.ts';
import type { MatchedThing } from '#contract/import/imports.ts';
import { call, callPage } from '#app/lib/http/api.ts';
import { makesQuery } from '#app/lib/queries/makes.ts';
import type { ImportSource } from '#ui/sections/import/run/import-source.ts';

/** Things that are offered for a text. */
const offered = 8;

/** The search parameters of what is defined. */
function searchOf(query: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params;
}

/** Everything of a kind whose name contains a text. */
async function findThings(client: QueryClient, thing: MatchedThing, text: string) {
  switch (thing) {
    case 'make':
      return client.fetchQuery(makesQuery());
    case 'category': {
      const all = await call('listCategories', { credential: 'none' });
      return all.filter(({ parent }) => parent !== null);
    }
    case 'model': {
      const { rows } = await callPage('listModels', { query: searchOf({ search: text, limit: offered }) });
      return rows.map(({ slug, make, name }) => ({ slug, name: `${make} ${name}` }));
    }
    case 'engine':
      return [];
  }
}

/** What the page of an import loads besides the run. */
export const importSource = (client: QueryClient, id: string): ImportSource => ({
  onRows: (query) => callPage('listImportRows', { params: { id }, query: searchOf({ ...query }) }),
  onMatches: (query) => callPage('listImportMatches', { params: { id }, query: searchOf({ ...query }) }),
  async onFind(thing, text) {
    const found = await findThings(client, thing, text);
    const key = foldText(text);
    return found
      .filter(({ name }) => thing === 'model' || foldText(name).includes(key))
      .slice(0, offered)
      .map(({ slug, name }) => ({ slug, name }));
  },
});
