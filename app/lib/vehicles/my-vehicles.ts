import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from '../ui-state/store.ts';

/** A vehicle that this browser remembers. */
export interface MyVehicle {
  vehicle: Vehicle;
  /** What the customer calls it; may be empty. */
  label: string;
}

const key = 'vehicles';
/** Set if none of them is in use. */
const unusedKey = 'vehicles:unused';

interface Kept {
  vehicles: readonly MyVehicle[];
  isNoneUsed: boolean;
}

/** Undefined until the browser's storage is read: the server renders pages without anyone's vehicle. */
const store = createStore<Kept | undefined>(undefined);

/** Is called when this tab has changed them. */
let onChange: () => void = () => undefined;

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

/** The vehicles in a stored text. What earlier versions stored is left out. */
export function parseVehicles(text: string | null): readonly MyVehicle[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMyVehicle).slice(0, limits.vehicles) : [];
  } catch {
    return [];
  }
}

/** The vehicles that the browser stores. */
export const readMyVehicles = (): readonly MyVehicle[] => parseVehicles(localStore.get(key));

function refresh(): void {
  const now = { vehicles: readMyVehicles(), isNoneUsed: localStore.get(unusedKey) !== null };
  if (JSON.stringify(store.get()) !== JSON.stringify(now)) store.set(now);
}

function useKept(): Kept | undefined {
  useEffect(() => {
    refresh();
    // Another tab may change them.
    window.addEventListener('storage', refresh);
    return () => window.removeEventListener('storage', refresh);
  }, []);
  return useStore(store);
}

/** The vehicles of this browser, the one used last first. Undefined until they are read. */
export const useMyVehicles = (): readonly MyVehicle[] | undefined => useKept()?.vehicles;

/** The vehicle in use. Null: none is in use. Undefined until it is read. */
export const useMyVehicle = (): Vehicle | null | undefined => {
  const kept = useKept();
  if (!kept || kept.isNoneUsed) return kept && null;
  return kept.vehicles[0]?.vehicle ?? null;
};

/** The vehicle in use, for code that is no component. */
export const myVehicleNow = (): Vehicle | null =>
  localStore.get(unusedKey) === null ? (readMyVehicles()[0]?.vehicle ?? null) : null;

/** Replaces the vehicles of this browser with those of the account. */
export function keepMyVehicles(vehicles: readonly MyVehicle[]): void {
  localStore.set(key, JSON.stringify(vehicles.slice(0, limits.vehicles)));
  refresh();
}

/** Replaces the vehicles of this browser, and of the account if a customer is signed in. */
export function saveMyVehicles(vehicles: readonly MyVehicle[]): void {
  keepMyVehicles(vehicles);
  onChange();
}

/** Puts a vehicle into use, in front of the others. The one that was used least recently may be forgotten. */
export function chooseVehicle(vehicle: Vehicle): void {
  const kept = readMyVehicles();
  const same = kept.find((one) => one.vehicle.slug === vehicle.slug);
  const others = kept.filter((one) => one !== same);
  localStore.remove(unusedKey);
  saveMyVehicles([{ vehicle, label: same?.label ?? '' }, ...others]);
}

/** Puts no vehicle into use in this browser. All are kept. */
export function chooseNoVehicle(): void {
  localStore.set(unusedKey, '1');
  refresh();
}

/** Calls `listener` when this tab has changed the vehicles. Returns a function that stops. */
export function watchMyVehicles(listener: () => void): () => void {
  onChange = listener;
  return () => {
    if (onChange === listener) onChange = () => undefined;
  };
}
