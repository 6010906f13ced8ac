import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { PageFacts } from '#contract/page-renderer.ts';
import * as m from '#messages/app.js';
import { paths } from '#app/paths.ts';
import { partPageQuery } from './queries.ts';

/** What the server says about the page of a part. */
export function partFacts(client: QueryClient, { number = '' }: Params): PageFacts {
  const page = client.getQueryData(partPageQuery(number).queryKey);
  if (page?.status === 'found') {
    const { part } = page;
    const { name: title, description } = part;
    return { status: 200, path: paths.part.to(part.number), title, description, part };
  }
  if (page?.status !== 'gone') return { status: 404, title: m.notFound() };
  const { number: soldNumber, name: title, description } = page.part;
  return { status: 410, path: paths.part.to(soldNumber), title, description };
}
