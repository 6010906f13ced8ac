import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import type { Answer } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import { localStore } from '../storage/storage.ts';
import { createStore, useStore } from '../ui-state/store.ts';

/** A vehicle that this browser remembers. */
export interface MyVehicle {
  vehicle: Vehicle;
  /** What the customer calls it; may be empty. */
  label: string;
  /** What the customer said of the conditions of parts, the newest last. Only in this browser, like the month. */
  answers?: readonly Answer[];
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
  const { slug, make, model, name, year, month, engine } = value.vehicle;
  if (month != null && !isMonth(month)) return false;
  if (value.answers !== undefined && !(Array.isArray(value.answers) && value.answers.every(isAnswer)))
    return false;
  const hasEngine = engine === null || (isObject(engine) && [engine.slug, engine.name].every(isText));
  return [slug, make, model, name].every(isText) && typeof year === 'number' && hasEngine;
}

const isMonth = (value: unknown) => typeof value === 'number' && [...Array(12).keys()].includes(value - 1);

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  isText(value.criterion) &&
  isText(value.value) &&
  ['yes', 'no', 'unknown'].some((answer) => answer === value.answer);

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

/** Replaces the vehicles of this browser with those of the account. What the customer said of them stays. */
export function keepMyVehicles(vehicles: readonly MyVehicle[]): void {
  const before = readMyVehicles();
  const kept = vehicles.slice(0, limits.vehicles).map((one): MyVehicle => {
    const same = before.find(({ vehicle }) => vehicle.slug === one.vehicle.slug);
    const answers = one.answers ?? same?.answers;
    const month = one.vehicle.month === undefined ? same?.vehicle.month : one.vehicle.month;
    return {
      ...one,
      vehicle: { ...one.vehicle, ...(month !== undefined && { month }) },
      ...(answers && { answers }),
    };
  });
  localStore.set(key, JSON.stringify(kept));
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
