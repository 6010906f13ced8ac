import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { PageFacts } from '#contract/page-renderer.ts';
import * as m from '#messages/app.js';
import { partHref } from '#app/paths.ts';
import { partPageQuery } from './queries.ts';

/** What the server says about the page of a part. */
export function partFacts(client: QueryClient, { number = '' }: Params): PageFacts {
  const page = client.getQueryData(partPageQuery(number).queryKey);
  if (page?.status === 'found') {
    const { part } = page;
    const { name: title, description } = part;
    return { status: 200, path: partHref(part), title, description, part };
  }
  if (page?.status === 'ambiguous') return { status: 300, title: number };
  if (page?.status !== 'gone') return { status: 404, title: m.notFound() };
  const { part: sold } = page;
  return { status: 410, path: partHref(sold), title: sold.name, description: sold.description };
}
