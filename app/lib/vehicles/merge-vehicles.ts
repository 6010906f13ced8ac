import { limits } from '#contract/limits.ts';
import type { MyVehicle } from './my-vehicles.ts';

interface Sides {
  /** In the browser. */
  mine: readonly MyVehicle[];
  /** In the account. */
  account: readonly MyVehicle[];
  /** What browser and account had when they were the same. Null: they never were. */
  common: readonly MyVehicle[] | null;
  /** The browser's belong to another account. */
  isForeign: boolean;
}

export const sameVehicles = (one: readonly MyVehicle[], other: readonly MyVehicle[]): boolean =>
  one.length === other.length &&
  one.every(({ vehicle, label }, index) => {
    const its = other[index];
    return vehicle.slug === its?.vehicle.slug && label === its.label;
  });

/**
 * Returns the vehicles that browser and account will both have. They are united once, the browser's first. Afterwards the
 * account's count, unless the browser has changes that were not saved.
 */
export function mergeVehicles({ mine, account, common, isForeign }: Sides): readonly MyVehicle[] {
  if (isForeign) return account;
  if (common !== null) return sameVehicles(mine, common) ? account : mine;
  const labelOf = (slug: string) => account.find(({ vehicle }) => vehicle.slug === slug)?.label;
  const own = mine.map(({ vehicle, label }) => ({ vehicle, label: label || (labelOf(vehicle.slug) ?? '') }));
  const others = account.filter(({ vehicle }) => own.every((one) => one.vehicle.slug !== vehicle.slug));
  return [...own, ...others].slice(0, limits.vehicles);
}
