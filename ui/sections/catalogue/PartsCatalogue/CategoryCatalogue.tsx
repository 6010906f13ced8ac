import { countOf } from '#contract/list-counts.ts';
import type { CategoryDetails, SpecFacet } from '#contract/catalogue/specifications.ts';
import * as common from '#messages/common.js';
import { Breadcrumbs } from '#ui/components/Breadcrumbs/Breadcrumbs.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import { NotFound } from '../../NotFound/NotFound.tsx';
import { Bench } from '../Bench/Bench.tsx';
import { PartsCatalogue, type PartsCatalogueProps } from './PartsCatalogue.tsx';
import * as styles from './PartsCatalogue.css.ts';
import { specFiltersOf, specsIn } from './spec-query.ts';

export interface CategoryCatalogueProps extends Omit<PartsCatalogueProps, 'category'> {
  /** The category or the group. */
  slug: string;
  /** Null if there is none with this slug. */
  details: Remote<CategoryDetails | null>;
  /** What its parts can be filtered by. */
  facets: Remote<readonly SpecFacet[]>;
}

/** The parts of a category, with its dimensions. */
export function CategoryCatalogue({ slug, details, facets, ...catalogue }: CategoryCatalogueProps) {
  const { categories, categoryHref, list, query, onQueryChange } = catalogue;
  const found = details.status === 'ready' ? details.value : undefined;
  if (found === null) return <NotFound what="category" href={categoryHref(null)} />;
  const known = categories.status === 'ready' ? categories.value : [];
  const category = found ?? known.find((one) => one.slug === slug);
  const group = known.find((one) => one.slug === category?.parent);
  const conditions = specFiltersOf(query.specs, found?.specs ?? []);
  const parents = [{ slug: null, name: common.parts() }, ...(group ? [group] : [])];
  return (
    <PartsCatalogue
      {...catalogue}
      category={{
        slug,
        head: (
          <>
            <div className={styles.title}>
              <Breadcrumbs
                pages={parents.map((one) => ({ label: one.name, href: categoryHref(one.slug) }))}
              />
              <Text as="h1" style="h1">
                {category?.name ?? (details.status === 'loading' ? <LoadingName /> : common.parts())}
              </Text>
            </div>
            {details.status === 'loading' ? (
              <div className={styles.loadingLead}>
                <Skeleton width="full" />
              </div>
            ) : (
              <p className={styles.lead}>{found?.description}</p>
            )}
          </>
        ),
        bench: (
          <Bench
            facets={facets}
            category={found}
            found={list.status === 'ready' ? countOf(list.value) : undefined}
            among={known.find((one) => one.slug === category?.slug)?.parts}
            specs={query.specs}
            filters={conditions}
            allHref={catalogue.hrefWith({ specs: undefined })}
            onChange={(specs) => onQueryChange({ ...query, page: 1, specs })}
          />
        ),
        activeFilters: conditions,
        specsIn,
      }}
    />
  );
}

function LoadingName() {
  return (
    <>
      <VisuallyHidden>{common.loadingParts()}</VisuallyHidden>
      <Skeleton shape="heading" width="button" />
    </>
  );
}
