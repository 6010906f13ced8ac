import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from '../ui-state/store.ts';

/** A vehicle that this browser remembers. */
export interface MyVehicle {
  vehicle: Vehicle;
  /** What the customer calls it; may be empty. */
  label: string;
}

const key = 'vehicles';

/** Undefined until the browser's storage is read: the server renders pages without anyone's vehicle. */
const store = createStore<readonly MyVehicle[] | undefined>(undefined);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Written out: with a schema, the catalogue would wait for zod.
function isMyVehicle(value: unknown): value is MyVehicle {
  if (!isObject(value) || typeof value.label !== 'string' || !isObject(value.vehicle)) return false;
  const { slug, make, model, name, year, engine } = value.vehicle;
  const hasEngine = engine === null || (isObject(engine) && [engine.slug, engine.name].every(isText));
  return [slug, make, model, name].every(isText) && typeof year === 'number' && hasEngine;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function read(): readonly MyVehicle[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMyVehicle).slice(0, limits.vehicles) : [];
  } catch {
    return [];
  }
}

function refresh(): void {
  const [before, now] = [store.get(), read()];
  if (before === undefined || JSON.stringify(before) !== JSON.stringify(now)) store.set(now);
}

/** The vehicles of this browser, the one in use first. Undefined until they are read. */
export function useMyVehicles(): readonly MyVehicle[] | undefined {
  useEffect(() => {
    refresh();
    // Another tab may change them.
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);
  return useStore(store);
}

/** The vehicle in use. Null: none is chosen. Undefined until it is read. */
export const useMyVehicle = (): Vehicle | null | undefined => {
  const vehicles = useMyVehicles();
  return vehicles && (vehicles[0]?.vehicle ?? null);
};

/** Replaces the vehicles of this browser. */
export function saveMyVehicles(vehicles: readonly MyVehicle[]): void {
  localStore.set(key, JSON.stringify(vehicles.slice(0, limits.vehicles)));
  refresh();
}

/** Puts a vehicle into use, in front of the others. The one that was used least recently may be forgotten. */
export function chooseVehicle(vehicle: Vehicle): void {
  const kept = read();
  const same = kept.find((one) => one.vehicle.slug === vehicle.slug);
  const others = kept.filter((one) => one !== same);
  saveMyVehicles([{ vehicle, label: same?.label ?? '' }, ...others]);
}
