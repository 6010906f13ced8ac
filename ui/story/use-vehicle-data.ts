import { useState } from 'react';
import type { Problem } from '#contract/problem.ts';
import type { Remote } from '../remote.ts';
import {
  noChoice,
  valueOf,
  withEngine,
  withReading,
  type VehicleChoice,
  type VehicleData,
} from '../sections/fitment/VehiclePicker/vehicle-choice.ts';
import { useLoaded } from '../use-loaded.ts';
import { ask } from './from-api.tsx';

type Path = `/${string}`;

/** A response of the story's mocked API: null for what does not exist, undefined without a path. */
function useResponseTo<Value>(story: string, path: Path | null): Remote<Value> | undefined {
  const loaded = useLoaded(path ?? '', async () => {
    if (path === null) return null;
    const { answer, failure } = await ask(story, 'GET', path);
    if (failure && (answer as Problem).code !== 'NOT_FOUND') throw new Error(failure.message);
    // The contract types the handlers, so the response has the type that the path promises.
    return (failure ? null : answer) as Value;
  });
  return path === null ? undefined : (loaded as Remote<Value>);
}

/** Loads what a choice of a vehicle needs from the story's mocked API, as the app does. */
export function useVehicleData(story: string, start: VehicleChoice = noChoice) {
  const [chosen, onChoose] = useState(start);
  const words = chosen.words.trim();
  const makes = useResponseTo<readonly []>(story, '/makes') as VehicleData['makes'];
  const reading = useResponseTo(
    story,
    words === '' ? null : `/vehicle-reading?query=${encodeURIComponent(words)}`,
  ) as VehicleData['reading'];
  const read = withReading(chosen, valueOf(reading));
  const data: VehicleData = {
    makes,
    make: useResponseTo(story, read.make === '' ? null : `/makes/${read.make}`),
    model: useResponseTo(story, read.model === '' ? null : `/models/${read.model}`),
    reading,
    isReading: reading?.status === 'loading',
  };
  return { choice: withEngine(read, data), data, onChoose };
}
