import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { countOf } from '#contract/list-counts.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import type { FoundVehicle } from '#contract/fitment/vehicles.ts';
import type { ListDefinition } from '#app/lib/lists/define-list.ts';
import { chooseVehicle, useMyVehicle } from '#app/lib/vehicles/my-vehicles.ts';
import type { ListPage } from '#ui/list-page.ts';
import type { CatalogueQuery } from '#ui/sections/catalogue/PartsCatalogue/catalogue-query.ts';
import { VehicleBar } from '#ui/sections/fitment/VehicleBar/VehicleBar.tsx';

interface CatalogueVehicleProps {
  definition: ListDefinition<CatalogueQuery, Part>;
  /** The query of the list. */
  asked: CatalogueQuery;
  page: ListPage<Part> | undefined;
  /** The vehicle of the URL, if it has one: null if it is unknown, undefined while it is loading. */
  vehicle: { found: FoundVehicle | null | undefined } | undefined;
}

/** The vehicle of the URL, or else the customer's own. A shared link never replaces the latter. */
export function CatalogueVehicle(props: CatalogueVehicleProps) {
  const { definition, asked, page } = props;
  const { pathname } = useLocation();
  const mine = useMyVehicle();
  const found = props.vehicle?.found;
  const isMine = mine === undefined ? undefined : !asked.vehicle || asked.vehicle === mine?.slug;
  const vehicle = found ?? (isMine === true ? mine : undefined);

  const queryOf = (slug: string | undefined) => ({ ...asked, page: undefined, vehicle: slug });
  const linkTo = (slug: string | undefined) => {
    const search = definition.searchParams.serialize(queryOf(slug)).toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  const isFiltered = asked.vehicle !== undefined;
  // The list that the other segment opens.
  const otherSlug = isFiltered ? undefined : mine?.slug;
  const other = useQuery({
    ...definition.pageQuery(queryOf(otherSlug)),
    enabled: mine !== undefined && Boolean(vehicle),
  });
  const [fitting, all] = isFiltered ? [page, other.data] : [other.data, page];

  return (
    <VehicleBar
      vehicle={found === null ? 'unknown' : vehicle}
      isMine={isMine}
      onAdopt={found && isMine === false ? () => chooseVehicle(found) : undefined}
      isFiltered={isFiltered}
      fitting={{
        href: linkTo(asked.vehicle ?? mine?.slug),
        count: fitting ? countOf({ ...fitting, total: fitting.total - misfitsIn(fitting) }) : null,
      }}
      all={{ href: linkTo(undefined), count: all ? countOf(all) : null }}
    />
  );
}

/** A search for a number finds parts of every vehicle. */
const misfitsIn = ({ rows }: ListPage<Part>): number =>
  rows.filter(({ fit }) => fit?.kind === 'doesNotFit' || fit?.kind === 'notKnown').length;
