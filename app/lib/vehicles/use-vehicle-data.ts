import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import {
  withEngine,
  withReading,
  type VehicleChoice,
  type VehicleData,
} from '#ui/sections/fitment/VehiclePicker/vehicle-choice.ts';
import { toRemote } from '../http/to-remote.ts';
import { makeQuery, makesQuery, modelQuery, readingQuery } from '../queries/makes.ts';

/** Loads what a choice needs: the makes, then the models of the make, then the engines of the model. */
export function useVehicleData(chosen: VehicleChoice): { choice: VehicleChoice; data: VehicleData } {
  const words = useDeferredValue(chosen.words.trim());
  const makes = useQuery(makesQuery());
  const reading = useQuery({
    ...readingQuery(words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const read = withReading(chosen, words === '' ? undefined : reading.data);
  const make = useQuery({ ...makeQuery(read.make), enabled: read.make !== '' });
  const model = useQuery({ ...modelQuery(read.model), enabled: read.model !== '' });
  const data: VehicleData = {
    makes: toRemote(makes),
    make: read.make === '' ? undefined : toRemote(make),
    model: read.model === '' ? undefined : toRemote(model),
    reading: words === '' ? undefined : toRemote(reading),
    isReading:
      words !== chosen.words.trim() || (words !== '' && (reading.isPlaceholderData || reading.isLoading)),
  };
  return { choice: withEngine(read, data), data };
}
