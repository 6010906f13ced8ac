import { stockStates } from '#contract/stock.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { partHref, paths } from '#app/paths.ts';
import { PartsCatalogue } from '#ui/sections/PartsCatalogue/PartsCatalogue.tsx';
import { catalogueList } from './catalogue-list.ts';

export { catalogueList } from './catalogue-list.ts';

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function Component() {
  const { asked, list, page } = useListScreen(catalogueList);
  return (
    <PartsCatalogue
      {...list}
      counts={countsIn(page, stockStates)}
      hasShortcut={useSingleKeys()}
      hrefOf={purchaseHref}
      partHrefOf={partHref}
      contactHref={paths.contact}
      pageHref={(page) => `?${catalogueList.searchParams.serialize({ ...asked, page })}`}
    />
  );
}
