import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { useSession } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { useTitle } from '#app/lib/route-metadata.ts';
import { vehicleSearch } from '#app/lib/vehicles/addressed-vehicle.ts';
import { useAddressedVehicle } from '#app/lib/vehicles/use-addressed-vehicle.ts';
import { useFitAnswers } from '#app/lib/vehicles/use-fit-answers.ts';
import { partHref, paths } from '#app/paths.ts';
import { NotFound } from '#ui/sections/NotFound/NotFound.tsx';
import { PartChoices } from '#ui/sections/catalogue/PartDetails/PartChoices.tsx';
import { PartDetails } from '#ui/sections/catalogue/PartDetails/PartDetails.tsx';
import { PartNotSold } from '#ui/sections/catalogue/PartDetails/PartNotSold.tsx';
import { adminPartPageQuery, partPageQuery, similarPartsQuery } from './queries.ts';

export function Component() {
  const { number = '' } = useParams();
  const session = useSession();
  const everyones = useQuery(partPageQuery(number));
  const mayBeDraft =
    everyones.data?.status === 'missing' && session.status === 'signed-in' && session.role === 'admin';
  const admins = useQuery({
    ...adminPartPageQuery(mayBeDraft ? session.uid : '', number),
    enabled: mayBeDraft,
  });
  const similar = toRemote(useQuery(similarPartsQuery(number)));
  const page = toRemote(mayBeDraft ? admins : everyones);
  useTitle(page.status === 'ready' && 'part' in page.value ? page.value.part.name : undefined);

  const vehicle = useAddressedVehicle();
  const answers = useFitAnswers(vehicle);
  const search = vehicleSearch(new URLSearchParams(useLocation().search));

  const links = {
    similar,
    vehicle,
    answers,
    vehicleHref: paths.vehicle,
    fittingHrefOf: (category: string, { slug }: Vehicle) => `${paths.category.to(category)}?vehicle=${slug}`,
    partsHref: paths.parts,
    categoryHrefOf: paths.category.to,
    // The order is for the same vehicle.
    hrefOf: ({ _id }: { _id: string }) => paths.purchase.to(_id) + search,
    partHrefOf: partHref,
    askOf: ({ _id }: { _id: string }) => {
      if (session.status !== 'signed-in') return { loginHref: paths.login };
      if (session.role === 'admin') return null;
      return (text: string) =>
        attempt(async () => {
          const { askShop } = await import('#app/lib/questions/ask-shop.ts');
          await askShop({ partId: _id }, text);
        });
    },
    ...(session.status !== 'loading' && {
      tellMe: ({ _id }: { _id: string }) => ({
        recipient: session.status === 'signed-in' ? { email: session.email } : { loginHref: paths.login },
        onAsk: () => attempt(() => call('askForStock', { params: { id: _id } })),
      }),
    }),
  };
  if (page.status !== 'ready') return <PartDetails part={page} {...links} />;
  switch (page.value.status) {
    case 'missing':
      return <NotFound what="part" href={paths.parts} />;
    case 'ambiguous':
      return <PartChoices number={number} parts={page.value.choices} hrefOf={partHref} />;
    case 'gone':
      return <PartNotSold {...page.value} {...links} />;
    case 'found':
      return <PartDetails part={{ status: 'ready', value: page.value.part }} {...links} />;
  }
}
