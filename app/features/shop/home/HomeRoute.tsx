import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { useSession } from '#app/lib/auth/session.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { partHref, paths } from '#app/paths.ts';
import { SectionBoundary } from '#app/SectionBoundary.tsx';
import * as m from '#messages/home.js';
import { team } from '#ui/content/team.ts';
import { mapRemote } from '#ui/remote.ts';
import { BusinessSummary } from '#ui/sections/shop/BusinessSummary/BusinessSummary.tsx';
import { ContactForm } from '#ui/sections/shop/ContactForm/ContactForm.tsx';
import { Hero } from '#ui/sections/shop/Hero/Hero.tsx';
import { PartsGrid } from '#ui/sections/catalogue/PartsGrid/PartsGrid.tsx';
import { Team } from '#ui/sections/shop/Team/Team.tsx';
import { Testimonials } from '#ui/sections/shop/Testimonials/Testimonials.tsx';
import { HomeVehicle } from './HomeVehicle.tsx';
import { homePartsQuery, homeReviewsQuery, yearQuery } from './queries.ts';

const openedIn = 1992;

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

export function Component() {
  const parts = toRemote(useQuery(homePartsQuery()));
  const reviews = toRemote(useQuery(homeReviewsQuery()));
  const { data: year = openedIn } = useQuery(yearQuery());
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.role === 'admin';
  return (
    <>
      <SectionBoundary title={m.firstPartFailed()}>
        <Hero
          featured={mapRemote(parts, ({ rows: [first] }) => first ?? null)}
          partHrefOf={partHref}
          question={<HomeVehicle />}
          businessHref={paths.business}
          partsHref={paths.homeParts}
        />
      </SectionBoundary>
      <SectionBoundary title={m.partsFailed()}>
        <PartsGrid
          parts={mapRemote(parts, ({ rows }) => rows.slice(0, limits.homeParts))}
          total={parts.status === 'ready' && !parts.value.isCapped ? parts.value.total : undefined}
          hrefOf={purchaseHref}
          partHrefOf={partHref}
          allHref={paths.parts}
          contactHref={paths.contact}
        />
      </SectionBoundary>
      <BusinessSummary years={year - openedIn} />
      <SectionBoundary title={m.reviewsFailed()}>
        <Testimonials
          reviews={mapRemote(reviews, (all) => all.slice(0, limits.homeReviews))}
          addReviewHref={isAdmin ? undefined : paths.addReview}
        />
      </SectionBoundary>
      <Team members={team} />
      <ContactForm />
    </>
  );
}
