import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSingleKeys } from '#app/lib/single-keys.ts';
import { toRemote } from '#app/lib/to-remote.ts';
import { useListAddress } from '#app/lib/use-list-address.ts';
import { paths } from '#app/paths.ts';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueAddress } from './catalogue-address.ts';
import { cataloguePageQuery } from './queries.ts';
import { useStockCounts } from './use-stock-counts.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function PartsContainer() {
  const { asked, query, isTyping, show } = useListAddress(catalogueAddress);
  const parts = useQuery({ ...cataloguePageQuery(asked), placeholderData: keepPreviousData });
  return (
    <PartsCatalogue
      parts={toRemote(parts)}
      isRefreshing={parts.isPlaceholderData || isTyping}
      counts={useStockCounts()}
      query={query}
      onQueryChange={show}
      hasShortcut={useSingleKeys()}
      hrefOf={purchaseHref}
    />
  );
}
