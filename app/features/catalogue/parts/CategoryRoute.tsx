import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useDescription, useTitle } from '#app/lib/route-metadata.ts';
import * as app from '#messages/app.js';
import { CategoryCatalogue } from '#ui/sections/catalogue/PartsCatalogue/CategoryCatalogue.tsx';
import { CatalogueVehicle } from './CatalogueVehicle.tsx';
import { categoryFacetsQuery, categoryList } from './category-list.ts';
import { categoryQuery } from './queries.ts';
import { useCatalogue } from './use-catalogue.ts';

export { categoryList, prefetchCategory } from './category-list.ts';

export function Component() {
  const { category = '' } = useParams();
  return <Category key={category} slug={category} />;
}

function Category({ slug }: { slug: string }) {
  const { asked, bar, catalogue } = useCatalogue(categoryList(slug), slug);
  const details = useQuery(categoryQuery(slug));
  const facets = useQuery({ ...categoryFacetsQuery(slug, asked), placeholderData: keepPreviousData });
  useTitle(details.data === null ? app.notFound() : details.data?.name);
  useDescription(details.data?.description);
  return (
    <CategoryCatalogue
      {...catalogue}
      vehicleBar={<CatalogueVehicle {...bar} />}
      slug={slug}
      details={toRemote(details)}
      facets={toRemote(facets)}
    />
  );
}
