import { useId, useState, type ReactNode } from 'react';
import * as m from '#messages/bench.js';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { isFiltered } from '../PartsCatalogue/spec-query.ts';
import type { BenchRow } from './bench-rows.ts';
import * as styles from './Bench.css.ts';
import { OptionsRow } from './OptionsRow.tsx';
import { row as rowStyle } from './row.css.ts';
import { SizeRow } from './SizeRow.tsx';

export interface BenchRowsProps {
  rows: readonly BenchRow[];
  /** The active filters. */
  specs: string | undefined;
  onChange(specs: string | undefined): void;
}

/** Of a category with more, the others are behind a button. */
export const shownFirst = 8;

/** The dimensions of a category, in its order. */
export function BenchRows({ rows, ...filters }: BenchRowsProps) {
  const show = (row: BenchRow) => <Row key={row.facet.spec} row={row} {...filters} />;
  const others = rows.slice(shownFirst);
  return (
    <>
      <div className={styles.rows}>{rows.slice(0, shownFirst).map(show)}</div>
      {others.length > 0 && (
        <More isOpen={others.some(({ facet }) => isFiltered(filters.specs, facet.spec))}>
          {others.map(show)}
        </More>
      )}
    </>
  );
}

function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  // Stays as the person leaves it, also when its last filter is removed.
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen}>
      <summary className={styles.more}>{m.more()}</summary>
      <div className={styles.rows}>{children}</div>
    </details>
  );
}

function Row({ row, ...filters }: Omit<BenchRowsProps, 'rows'> & { row: BenchRow }) {
  const labelId = useId();
  const { spec, name, unit } = row.facet;
  return (
    <div
      className={rowStyle}
      role="group"
      aria-labelledby={labelId}
      data-set={isFiltered(filters.specs, spec) || undefined}
      data-same={row.kind === 'same' || undefined}
    >
      <span className={styles.label} id={labelId}>
        {name}
        {unit && row.kind === 'ruler' && <VisuallyHidden> {m.inUnit({ unit })}</VisuallyHidden>}
      </span>
      {row.kind === 'same' && <span className={styles.same}>{row.words}</span>}
      {row.kind === 'options' && <OptionsRow row={row} {...filters} />}
      {row.kind === 'ruler' && <SizeRow row={row} {...filters} />}
    </div>
  );
}
