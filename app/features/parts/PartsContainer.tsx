import { useSingleKeys } from '#app/lib/single-keys.ts';
import { useListPage } from '#app/lib/use-list-page.ts';
import { paths } from '#app/paths.ts';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueSearchParams } from './catalogue-search-params.ts';
import { cataloguePageQuery } from './queries.ts';
import { useStockCounts } from './use-stock-counts.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function PartsContainer() {
  const { asked, page, list } = useListPage(catalogueSearchParams, cataloguePageQuery);
  return (
    <PartsCatalogue
      parts={page}
      {...list}
      counts={useStockCounts(asked)}
      hasShortcut={useSingleKeys()}
      hrefOf={purchaseHref}
    />
  );
}
