import { limits } from '#contract/limits.ts';
import type { Part } from '#contract/parts.ts';
import type { Review } from '#contract/reviews.ts';
import { SectionBoundary } from '#app/SectionBoundary.tsx';
import { mapRemote, type Remote } from '#ui/remote.ts';
import * as m from '#messages/home.ts';
import { paths } from '#app/paths.ts';
import { team } from '#ui/content/team.ts';
import type { ListPage } from '#ui/list-page.ts';
import { BusinessSummary } from '#ui/sections/BusinessSummary/BusinessSummary.tsx';
import { ContactForm } from '#ui/sections/ContactForm/ContactForm.tsx';
import { Hero } from '#ui/sections/Hero/Hero.tsx';
import { PartsGrid } from '#ui/sections/PartsGrid/PartsGrid.tsx';
import { Team } from '#ui/sections/Team/Team.tsx';
import { Testimonials } from '#ui/sections/Testimonials/Testimonials.tsx';

/** Whole years since the works opened, as of when this page was loaded. */
const yearsSince1992 = new Date().getFullYear() - 1992;

const purchaseHref = ({ _id }: { _id: string }) => paths.purchase.to(_id);

interface HomePageProps {
  parts: Remote<ListPage<Part>>;
  reviews: Remote<readonly Review[]>;
}

export function HomePage({ parts, reviews }: HomePageProps) {
  return (
    <>
      <SectionBoundary what={m.theFirstPart()}>
        <Hero
          featured={mapRemote(parts, ({ rows: [first] }) => first ?? null)}
          hrefOf={purchaseHref}
          businessHref={paths.business}
          partsHref={paths.homeParts}
        />
      </SectionBoundary>
      <SectionBoundary what={m.theParts()}>
        <PartsGrid
          parts={mapRemote(parts, ({ rows }) => rows.slice(0, limits.homeParts))}
          total={parts.status === 'ready' && !parts.value.isCapped ? parts.value.total : undefined}
          hrefOf={purchaseHref}
          allHref={paths.parts}
        />
      </SectionBoundary>
      <BusinessSummary years={yearsSince1992} />
      <SectionBoundary what={m.theReviews()}>
        <Testimonials reviews={mapRemote(reviews, (all) => all.slice(0, limits.homeReviews))} />
      </SectionBoundary>
      <Team members={team} />
      <ContactForm />
    </>
  );
}
