import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import * as m from '#messages/bench.js';
import * as catalogue from '#messages/parts-catalogue.js';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { formatMeasure, parseMeasure, rangeNames, rangeOf, withRange } from '../PartsCatalogue/spec-query.ts';
import { endsIn, nearest, type BenchRow } from './bench-rows.ts';
import * as styles from './Bench.css.ts';
import { Ruler, type End } from './Ruler.tsx';

export interface SizeRowProps {
  row: Extract<BenchRow, { kind: 'ruler' }>;
  specs: string | undefined;
  onChange(specs: string | undefined): void;
}

type Range = Partial<Record<End, number | undefined>>;

/** How long a handle rests before its size applies. */
const restMs = 150;

/** With more sizes, the fields are used without scripts too: two lists of them would be most of the page. */
const listedMax = 60;

const ends = ['min', 'max'] as const;
const labels = { min: catalogue.from(), max: catalogue.to() };

const keyOf = ({ min = '', max = '' }: { min?: number | string; max?: number | string }) => `${min}..${max}`;

/** The range, also while it is being set and not applied yet. */
function useRested(range: Range, onChange: (range: Range) => void) {
  const [draft, setDraft] = useState<Range>();
  const asked = keyOf(range);
  const [seen, setSeen] = useState(asked);
  /** Its late response does not undo what was set since. */
  const [requested, setRequested] = useState<string>();
  if (seen !== asked) {
    setSeen(asked);
    if (asked !== requested) setDraft(undefined);
  }
  const apply = useEffectEvent((next: Range) => {
    setRequested(keyOf(next));
    onChange(next);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => apply(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ?? range, setDraft] as const;
}

/** A dimension with many sizes: a ruler, and two fields in which a size can always be typed. */
export function SizeRow({ row, specs, onChange }: SizeRowProps) {
  const { facet, sizes, isThinned } = row;
  const { spec, name, unit, decimals } = facet;
  const noteId = useId();
  const [range, setRange] = useRested(rangeOf(specs, spec), (next) =>
    onChange(withRange(specs, { spec, ...next })),
  );
  const [typed, setTyped] = useState<{ end: End; text: string }>();
  const [note, setNote] = useState<{ end: End; words: string; isError?: boolean }>();
  const chosen = endsIn(sizes, range);
  const limits = { min: sizes[0]?.value ?? 0, max: sizes.at(-1)?.value ?? 0 };
  const names = rangeNames(spec);

  /** The ends of the line are no condition. */
  function choose(end: End, value: number | undefined) {
    const next: Range = { ...range, [end]: value === limits[end] ? undefined : value };
    const { min = -Infinity, max = Infinity } = next;
    // A typed size moves the other end along.
    if (min > max) next[end === 'min' ? 'max' : 'min'] = value;
    setNote(undefined);
    setTyped(undefined);
    setRange(next);
  }

  function commit() {
    if (!typed) return;
    const { end, text } = typed;
    if (text.trim() === '') return choose(end, undefined);
    const number = parseMeasure(text);
    if (number === null) return setNote({ end, words: catalogue.invalidMeasure(), isError: true });
    const size = isThinned ? number : (sizes[nearest(sizes, number)]?.value ?? number);
    choose(end, size);
    if (size !== number) {
      const words = { typed: formatMeasure(number, unit), size: formatMeasure(size, unit) };
      setNote({ end, words: m.nearestSize(words) });
    }
  }

  function commitOnEnter({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !isComposing(nativeEvent)) commit();
  }

  const isListed = sizes.length <= listedMax;
  return (
    <>
      <Ruler {...{ name, unit, sizes, chosen }} onMove={(end, index) => choose(end, sizes[index]?.value)} />
      <span className={styles.fields} data-listed={isListed || undefined} onKeyDown={commitOnEnter}>
        {ends.map((end) => {
          const value = range[end];
          const shown = value === undefined ? '' : formatMeasure(value);
          return (
            <input
              key={end}
              className={styles.field}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              spellCheck={false}
              name={names[end]}
              aria-label={labels[end]}
              aria-invalid={(note?.isError && note.end === end) || undefined}
              aria-describedby={note?.end === end ? noteId : undefined}
              placeholder={formatMeasure(limits[end])}
              value={typed?.end === end ? typed.text : shown}
              data-set={value !== undefined || undefined}
              onChange={({ currentTarget }) => setTyped({ end, text: currentTarget.value })}
              onBlur={commit}
            />
          );
        })}
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </span>
      {isListed && (
        <noscript className={styles.lists}>
          {import.meta.env.SSR &&
            ends.map((end) => (
              <select
                key={end}
                className={styles.sizeList}
                name={names[end]}
                aria-label={labels[end]}
                defaultValue={range[end]}
              >
                <option value="">{labels[end]}</option>
                {sizes.map(({ value }) => (
                  <option key={value} value={value}>
                    {formatMeasure(value, unit)}
                  </option>
                ))}
              </select>
            ))}
        </noscript>
      )}
      <p className={styles.note} id={noteId} aria-live="polite" data-error={note?.isError}>
        {note?.words}
      </p>
    </>
  );
}
