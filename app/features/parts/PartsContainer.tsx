import { stockStates } from '#contract/stock.ts';
import { useListCounts, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { paths } from '#app/paths.ts';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueList, withStock } from './catalogue-list.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function PartsContainer() {
  const { asked, list } = useListScreen(catalogueList);
  const counts = useListCounts(catalogueList, stockStates, (state) => withStock(asked, state));
  return (
    <PartsCatalogue
      {...list}
      counts={counts}
      hasShortcut={useSingleKeys()}
      hrefOf={purchaseHref}
      pageHref={(page) => `?${catalogueList.searchParams.serialize({ ...asked, page })}`}
    />
  );
}
