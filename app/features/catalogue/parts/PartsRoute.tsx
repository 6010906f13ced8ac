import { PartsCatalogue } from '#ui/sections/catalogue/PartsCatalogue/PartsCatalogue.tsx';
import { CatalogueVehicle } from './CatalogueVehicle.tsx';
import { catalogueList } from './catalogue-list.ts';
import { useCatalogue } from './use-catalogue.ts';

export { prefetchCatalogue, catalogueList } from './catalogue-list.ts';

export function Component() {
  const { bar, catalogue } = useCatalogue(catalogueList);
  return <PartsCatalogue {...catalogue} vehicleBar={<CatalogueVehicle {...bar} />} />;
}
