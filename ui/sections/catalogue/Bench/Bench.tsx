import { useRef, useState } from 'react';
import type { Count } from '#contract/list-counts.ts';
import { canDraw, isDimensionDrawing } from '#contract/catalogue/dimension-drawings.ts';
import type { CategoryDetails, SpecFacet } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/bench.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DimensionDrawing } from '#ui/components/DimensionDrawing/DimensionDrawing.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import type { CatalogueFilter } from '../PartsCatalogue/catalogue-query.ts';
import { FiltersFailed } from '../PartsCatalogue/FiltersFailed.tsx';
import { singleSpecs } from '../PartsCatalogue/spec-query.ts';
import { controlledBy, dimensionsOf, rowsOf } from './bench-rows.ts';
import * as styles from './Bench.css.ts';
import { BenchRows, shownFirst } from './BenchRows.tsx';

export interface BenchProps {
  facets: Remote<readonly SpecFacet[]>;
  /** Undefined while unknown. */
  category: CategoryDetails | undefined;
  /** The parts that meet the dimensions and the other filters; undefined while unknown. */
  found: Count | undefined;
  /** Those that meet the other filters. */
  among: Count | undefined;
  specs: string | undefined;
  /** `specs` in words. */
  filters: readonly CatalogueFilter[];
  /** The page without dimensions, for browsers without scripts. */
  allHref: string;
  onChange(specs: string | undefined): void;
}

const none: readonly SpecFacet[] = [];

const BenchSheet = loadOnUse('isOpen', async () => (await import('./BenchSheet.tsx')).BenchSheet);

/** One instrument for all dimensions of a category: what it is filtered by, and which sizes exist. */
export function Bench(props: BenchProps) {
  const { facets, category, found, among, specs, filters, onChange } = props;
  const dimensions = category?.specs.length ?? 0;
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [hot, setHot] = useState<string | null>(null);
  const [pinned, setPinned] = useState<string | null>(null);
  const known = facets.status === 'ready' ? facets.value : none;
  const rows = rowsOf(known, category);
  const lettered = dimensionsOf(known, category, specs);
  const hasControl = controlledBy(rows);
  const hasChoice = rows.some(({ kind }) => kind !== 'same');
  const isLoading = facets.status === 'loading' && dimensions > 0;
  if (!hasChoice && !isLoading && facets.status !== 'error' && filters.length === 0) return null;

  const [first, ...others] = filters;
  const name = category?.drawing ?? null;
  const isDrawn =
    isDimensionDrawing(name) &&
    canDraw(
      name,
      lettered.map(({ dimension }) => dimension),
    );
  const drawing = isDrawn && (
    <div className={styles.drawing}>
      <DimensionDrawing
        {...{ name, hot: hot ?? pinned, pinned }}
        dimensions={lettered}
        onHot={setHot}
        onPin={setPinned}
      />
    </div>
  );
  const shown = { rows, specs, onChange, hot: hot ?? pinned, onHot: setHot };
  const count =
    found === undefined || among === undefined ? '' : countWords(found, among, first !== undefined);

  function clear() {
    onChange(undefined);
    section.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.bench} ref={section} tabIndex={-1} aria-label={m.title()}>
      {/* The form keeps the filters that have no control. */}
      {singleSpecs(specs)
        .filter((one) => !hasControl(one))
        .map((one) => (
          <input key={one} type="hidden" name="specs" value={one} />
        ))}
      {isLoading && (
        <div className={styles.loading}>
          {Array.from({ length: Math.min(dimensions, shownFirst) }, (_, index) => (
            <span key={index} className={styles.loadingRow}>
              <Skeleton width="full" />
            </span>
          ))}
        </div>
      )}
      {facets.status === 'error' && <FiltersFailed onRetry={facets.onRetry} />}
      {hasChoice && (
        <>
          <div className={styles.opener}>
            <Button isBlock icon={<Icon name="ruler" />} onPress={() => setOpen(true)}>
              <span className={styles.openerText}>
                {m.dimensions()}
                {first && <bdi className={styles.first}>{first.words}</bdi>}
              </span>
            </Button>
          </div>
          <div className={styles.inline[isDrawn ? 'drawn' : 'plain']}>
            {drawing}
            <div className={styles.list}>
              <BenchRows {...shown} />
            </div>
          </div>
          <BenchSheet
            {...shown}
            isOpen={isOpen}
            drawing={drawing}
            showLabel={found === undefined ? m.show() : m.showParts(counted(found))}
            onClose={() => setOpen(false)}
          />
        </>
      )}
      <div className={styles.foot} data-set={first !== undefined || undefined}>
        <p className={styles.found}>
          <bdi>{count}</bdi>
        </p>
        {first && (
          <span className={styles.clear}>
            <Button tone="quiet" size="sm" onPress={clear}>
              {others.length === 0
                ? m.clearOne({ filter: first.words })
                : m.clearMany({ count: formatCount(filters.length) })}
            </Button>
          </span>
        )}
        <noscript>
          <span className={styles.send}>
            <Button type="submit" tone="solid">
              {m.show()}
            </Button>
            {first && <TextLink href={props.allHref}>{m.clear()}</TextLink>}
          </span>
        </noscript>
      </div>
    </section>
  );
}

const counted = (count: Count) => ({
  count: typeof count === 'number' ? count : count.atLeast,
  shown: formatCount(count),
});

const countWords = (found: Count, among: Count, isFiltered: boolean): string =>
  isFiltered ? m.foundOf({ found: formatCount(found), ...counted(among) }) : m.all(counted(among));
