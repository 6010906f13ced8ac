import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import * as m from '#messages/bench.js';
import { formatMeasure } from '../PartsCatalogue/spec-query.ts';
import { indexAt, shareOf, ticksOf, type Sizes } from './bench-rows.ts';
import * as styles from './Ruler.css.ts';

export type End = 'min' | 'max';

export interface RulerProps {
  /** What is measured. */
  name: string;
  unit: string | null;
  /** Those that exist, ascending. */
  sizes: Sizes;
  /** The indexes of the smallest and the largest chosen size. */
  chosen: Readonly<Record<End, number>>;
  /** Called with the index of a size. */
  onMove(end: End, index: number): void;
}

const pageSteps: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

/**
 * A line with a tick for each size that exists and two handles, which a pointer moves. Native range inputs of the indexes are
 * what keyboards and screen readers use. Geometry is in attributes, because the CSP blocks inline styles in served HTML.
 */
export function Ruler({ name, unit, sizes, chosen, onMove }: RulerProps) {
  const inputs = useRef<Partial<Record<End, HTMLInputElement | null>>>({});
  const held = useRef<End>(null);
  const last = sizes.length - 1;
  const ticks = ticksOf(sizes, chosen);
  const shares = { min: share(chosen.min), max: share(chosen.max) };
  const limits = { min: [0, chosen.max], max: [chosen.min, last] } as const;

  function share(index: number) {
    return shareOf(sizes, sizes[index]?.value ?? 0);
  }

  function move(end: End, index: number) {
    const [lowest, highest] = limits[end];
    const next = Math.min(highest, Math.max(lowest, index));
    if (next !== chosen[end]) onMove(end, next);
  }

  function indexUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const fraction = (clientX - left) / width;
    return indexAt(sizes, getComputedStyle(currentTarget).direction === 'rtl' ? 1 - fraction : fraction);
  }

  function hold(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const index = indexUnder(event);
    const [toMin, toMax] = [Math.abs(share(index) - shares.min), Math.abs(share(index) - shares.max)];
    held.current = toMin < toMax || (toMin === toMax && index <= chosen.min) ? 'min' : 'max';
    event.currentTarget.setPointerCapture(event.pointerId);
    move(held.current, index);
  }

  function release() {
    if (held.current) inputs.current[held.current]?.focus({ preventScroll: true });
    held.current = null;
  }

  function turnPage(end: End, event: KeyboardEvent) {
    const steps = pageSteps[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(end, chosen[end] + steps);
  }

  return (
    <div
      className={styles.ruler}
      onPointerDown={hold}
      onPointerMove={(event) => held.current && move(held.current, indexUnder(event))}
      onLostPointerCapture={release}
    >
      {(['min', 'max'] as const).map((end) => (
        <input
          key={end}
          className={styles.input[end]}
          type="range"
          min={limits[end][0]}
          max={limits[end][1]}
          value={chosen[end]}
          aria-label={end === 'min' ? m.handleFrom({ name }) : m.handleTo({ name })}
          aria-valuetext={formatMeasure(sizes[chosen[end]]?.value ?? 0, unit)}
          ref={(element) => {
            inputs.current[end] = element;
          }}
          onKeyDown={(event) => turnPage(end, event)}
          onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
        />
      ))}
      <svg className={styles.scale} viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d="M0 30.5H1000" />
        <path className={styles.tick.excluded} d={ticks.excluded} />
        <path className={styles.tick.other} d={ticks.other} />
        <path className={styles.tick.chosen} d={ticks.chosen} />
        <path className={styles.span} d={`M${shares.min} 30.5H${shares.max}`} />
      </svg>
      <svg className={styles.scale} aria-hidden="true">
        {(['min', 'max'] as const).map((end) => (
          <svg key={end} className={styles.place} x={`${shares[end] / 10}%`} y="30" width="1" height="1">
            <circle className={styles.ring[end]} cy="5" r="12" />
            <path className={styles.handle} d="M0 -3L4.5 2.5V10H-4.5V2.5Z" />
          </svg>
        ))}
      </svg>
    </div>
  );
}
