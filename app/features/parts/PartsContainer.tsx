import { stockStates } from '#contract/stock.ts';
import { useListCounts, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSingleKeys } from '#app/lib/ui-state/single-keys.ts';
import { paths } from '#app/paths.ts';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueList } from './catalogue-list.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function PartsContainer() {
  const { asked, list } = useListScreen(catalogueList);
  const counts = useListCounts(catalogueList, stockStates, (state) => ({ ...asked, stock: [state] }));
  return <PartsCatalogue {...list} counts={counts} hasShortcut={useSingleKeys()} hrefOf={purchaseHref} />;
}
