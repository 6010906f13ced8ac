import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { partPageQuery } from './queries.ts';

export function Component() {
  const { number = '' } = useParams();
  const { data } = useQuery(partPageQuery(number));
  if (!data) return <PageSpinner />;
  return data.status === 'found' ? <h1>{data.part.name}</h1> : <NotFound what="part" href={paths.parts} />;
}
