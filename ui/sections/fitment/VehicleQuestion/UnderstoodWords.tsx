import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { FoundVehicle } from '#contract/fitment/vehicles.ts';
import { vehicleName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/understood-words.js';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './VehicleQuestion.css.ts';

/** What typed words mean: one vehicle, or several models, or one whose year is missing. Null: nothing that is known. */
export type VehicleReading =
  | { kind: 'vehicle'; vehicle: FoundVehicle }
  | { kind: 'models'; names: readonly string[]; needsYear: boolean }
  | null;

export interface UnderstoodWordsProps {
  words: string;
  read(words: string, signal: AbortSignal): Promise<VehicleReading>;
  /** The words name one vehicle. */
  onVehicle(vehicle: FoundVehicle): void;
}

/** Keystrokes within this time cause one request. */
const typingPauseMs = 200;

/** Says which vehicle typed words mean. Empty while that is being looked up. */
export function UnderstoodWords({ words, read, onVehicle }: UnderstoodWordsProps) {
  const [answer, setAnswer] = useState<{ words: string; reading: VehicleReading | 'failed' }>();

  const ask = useEffectEvent((signal: AbortSignal) => read(words, signal));
  const show = useEffectEvent((reading: VehicleReading | 'failed') => {
    setAnswer({ words, reading });
    if (reading !== null && reading !== 'failed' && reading.kind === 'vehicle') onVehicle(reading.vehicle);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const pause = setTimeout(() => {
      ask(signal).then(
        (reading) => !signal.aborted && show(reading),
        () => !signal.aborted && show('failed'),
      );
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [words]);

  return answer?.words === words ? textOf(answer.reading) : '';
}

function textOf(reading: VehicleReading | 'failed'): ReactNode {
  if (reading === null) return m.notUnderstood();
  if (reading === 'failed') return m.failed();
  const strong = (text: string) => (
    <bdi className={styles.strong} translate="no">
      {text}
    </bdi>
  );
  if (reading.kind === 'vehicle')
    return withElements((put) => m.understood({ vehicle: put(strong(vehicleName(reading.vehicle) ?? '')) }));
  const { names, needsYear } = reading;
  const [name = ''] = names;
  if (names.length === 1) return withElements((put) => m.modelYear({ model: put(strong(name)) }));
  const models = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  return needsYear ? m.severalModelsYear({ models }) : m.severalModels({ models });
}
