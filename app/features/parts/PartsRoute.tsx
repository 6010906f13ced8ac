import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueList } from './catalogue-list.ts';
import { useCatalogue } from './use-catalogue.ts';

export { prefetchCatalogue, catalogueList } from './catalogue-list.ts';

export function Component() {
  return <PartsCatalogue {...useCatalogue(catalogueList).catalogue} />;
}
