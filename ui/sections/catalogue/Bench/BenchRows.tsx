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
  /** The letter of the drawing that is marked. */
  hot: string | null;
  /** The pointer or the focus is in the row of a letter, or in none. */
  onHot(letter: string | null): void;
}

/** Of a category with more, the others are behind a button. */
export const shownFirst = 8;

/** The dimensions of a category, in its order. */
export function BenchRows({ rows, ...filters }: BenchRowsProps) {
  const hasLetters = rows.some(({ letter }) => letter !== null);
  const show = (row: BenchRow) => <Row key={row.facet.spec} {...{ row, hasLetters }} {...filters} />;
  const others = rows.slice(shownFirst);
  return (
    <>
      <div className={styles.rows} data-lettered={hasLetters || undefined}>
        {rows.slice(0, shownFirst).map(show)}
      </div>
      {others.length > 0 && (
        <More
          isLettered={hasLetters}
          isOpen={others.some(({ facet }) => isFiltered(filters.specs, facet.spec))}
        >
          {others.map(show)}
        </More>
      )}
    </>
  );
}

interface MoreProps {
  isOpen: boolean;
  isLettered: boolean;
  children: ReactNode;
}

function More({ isOpen, isLettered, children }: MoreProps) {
  // Stays as the person leaves it, also when its last filter is removed.
  const [wasOpen] = useState(isOpen);
  return (
    <details open={wasOpen}>
      <summary className={styles.more}>{m.more()}</summary>
      <div className={styles.rows} data-lettered={isLettered || undefined}>
        {children}
      </div>
    </details>
  );
}

interface RowProps extends Omit<BenchRowsProps, 'rows'> {
  row: BenchRow;
  hasLetters: boolean;
}

function Row({ row, hasLetters, hot, onHot, ...filters }: RowProps) {
  const labelId = useId();
  const { facet, letter } = row;
  const { spec, name, unit } = facet;
  const mark = letter === null ? undefined : () => onHot(letter);
  const unmark = letter === null ? undefined : () => onHot(null);
  return (
    <div
      className={rowStyle}
      role="group"
      aria-labelledby={labelId}
      data-set={isFiltered(filters.specs, spec) || undefined}
      data-same={row.kind === 'same' || undefined}
      data-hot={(letter !== null && letter === hot) || undefined}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <span className={styles.label} data-lettered={hasLetters || undefined}>
        {letter !== null && (
          <span className={styles.letter} aria-hidden="true">
            {letter}
          </span>
        )}
        <span className={styles.name} id={labelId}>
          {name}
          {unit && row.kind === 'ruler' && <VisuallyHidden> {m.inUnit({ unit })}</VisuallyHidden>}
        </span>
      </span>
      {row.kind === 'same' && <bdi className={styles.same}>{row.words}</bdi>}
      {row.kind === 'options' && <OptionsRow row={row} {...filters} />}
      {row.kind === 'ruler' && <SizeRow row={row} {...filters} />}
    </div>
  );
}
