import { useState, type ReactNode } from 'react';
import type { SpecFacet } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/parts-catalogue.js';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import * as styles from './CatalogueFilters.css.ts';
import { FiltersFailed } from './FiltersFailed.tsx';
import { NumberFields, type NumberField } from './NumberFields.tsx';
import {
  formatMeasure,
  parseMeasure,
  rangeNames,
  rangeOf,
  singleSpecs,
  withRange,
  withSpec,
} from './spec-query.ts';

export interface SpecFiltersProps {
  facets: Remote<readonly SpecFacet[]>;
  /** The active filters. */
  specs: string | undefined;
  onChange(specs: string | undefined): void;
}

/** Of a category with more, the others are behind a button. */
const shownFirst = 12;

const isOf =
  ({ spec }: SpecFacet) =>
  (one: string) =>
    one.startsWith(`${spec}:`);

/** The filters by what the parts of a category can be measured by. */
export function SpecFilters({ facets, specs, onChange }: SpecFiltersProps) {
  const known = facets.status === 'ready' ? facets.value : [];
  const active = singleSpecs(specs);
  const hasField = (one: string) =>
    known.some(
      (facet) =>
        isOf(facet)(one) && (facet.values?.some(({ value }) => one === `${facet.spec}:${value}`) ?? true),
    );
  const filter = (facet: SpecFacet) => <SpecFilter key={facet.spec} {...{ facet, specs, onChange }} />;
  const others = known.slice(shownFirst);
  return (
    <>
      {/* The form keeps the filters that it does not show. */}
      {active
        .filter((one) => !hasField(one))
        .map((one) => (
          <input key={one} type="hidden" name="specs" value={one} />
        ))}
      {facets.status === 'loading' && <Skeleton shape="field" />}
      {facets.status === 'error' && <FiltersFailed onRetry={facets.onRetry} />}
      {known.slice(0, shownFirst).map(filter)}
      {others.length > 0 && (
        <More isOpen={others.some((facet) => active.some(isOf(facet)))}>{others.map(filter)}</More>
      )}
    </>
  );
}

function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  // Stays as the person leaves it, also when its last filter is removed.
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen}>
      <summary className={styles.more}>{m.moreFilters()}</summary>
      <div className={styles.filters}>{children}</div>
    </details>
  );
}

type SpecFilterProps = Pick<SpecFiltersProps, 'specs' | 'onChange'> & { facet: SpecFacet };

function SpecFilter({ facet, specs, onChange }: SpecFilterProps) {
  const { spec, name, unit, values, range } = facet;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {name}
        {unit && <VisuallyHidden> {m.inUnit({ unit })}</VisuallyHidden>}
      </legend>
      {values?.map(({ value, name: label, parts }) => {
        const one = `${spec}:${value}`;
        return (
          <Checkbox
            key={value}
            name="specs"
            value={one}
            label={label}
            count={parts}
            isChecked={singleSpecs(specs).includes(one)}
            onChange={(isWanted) => onChange(withSpec(specs, one, isWanted))}
          />
        );
      })}
      {range && <RangeFilter {...{ facet, range, specs, onChange }} />}
    </fieldset>
  );
}

type RangeFilterProps = SpecFilterProps & { range: NonNullable<SpecFacet['range']> };

function RangeFilter({ facet: { spec, unit, decimals }, range, specs, onChange }: RangeFilterProps) {
  const names = rangeNames(spec);
  const { min, max } = rangeOf(specs, spec);
  const look = {
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
    suffix: unit ?? undefined,
    parse: parseMeasure,
    errorOf: () => m.invalidMeasure(),
  } as const;
  const from: NumberField<string> = {
    ...look,
    name: names.min,
    label: m.from(),
    placeholder: formatMeasure(range.min),
  };
  const to: NumberField<string> = {
    ...look,
    name: names.max,
    label: m.to(),
    placeholder: formatMeasure(range.max),
  };
  return (
    <NumberFields
      fields={[from, to]}
      values={{ [names.min]: min, [names.max]: max }}
      format={(value) => formatMeasure(value, unit)}
      onNarrow={(change) =>
        onChange(withRange(specs, { spec, min: change[names.min], max: change[names.max] }))
      }
    />
  );
}
