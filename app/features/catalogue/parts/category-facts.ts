import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { PageFacts } from '#contract/page-renderer.ts';
import * as m from '#messages/app.js';
import { paths } from '#app/paths.ts';
import { categoryQuery } from './queries.ts';

/** What the server says about the page of a category or of a group. */
export function categoryFacts(client: QueryClient, { category: slug = '' }: Params): PageFacts {
  const category = client.getQueryData(categoryQuery(slug).queryKey);
  if (!category) return { status: 404, title: m.notFound() };
  const { name: title, description } = category;
  return { status: 200, path: paths.category.to(category.slug), title, description };
}
