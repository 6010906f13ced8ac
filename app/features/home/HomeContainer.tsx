import { useQuery } from '@tanstack/react-query';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { HomePage } from './HomePage.tsx';
import { homePartsQuery, homeReviewsQuery } from './queries.ts';

export function HomeContainer() {
  return (
    <HomePage parts={toRemote(useQuery(homePartsQuery()))} reviews={toRemote(useQuery(homeReviewsQuery()))} />
  );
}
