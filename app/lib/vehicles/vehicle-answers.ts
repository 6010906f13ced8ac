import { limits } from '#contract/limits.ts';
import { conditionKey } from '#contract/fitment/condition-key.ts';
import type { Answer } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import {
  chooseVehicle,
  keepMyVehicles,
  readMyVehicles,
  useMyVehicles,
  type MyVehicle,
} from './my-vehicles.ts';

/** Changes what is known of a vehicle, which is the customer's from then on. */
function tellOf(vehicle: Vehicle, change: (known: MyVehicle) => MyVehicle): void {
  const isOfSlug = (one: MyVehicle) => one.vehicle.slug === vehicle.slug;
  if (!readMyVehicles().some(isOfSlug)) chooseVehicle(vehicle);
  keepMyVehicles(readMyVehicles().map((one) => (isOfSlug(one) ? change(one) : one)));
}

/** Keeps an answer about a vehicle, in place of an earlier one. The oldest may be forgotten. */
export function answerOf(vehicle: Vehicle, answer: Answer): void {
  tellOf(vehicle, (known) => {
    const others = (known.answers ?? []).filter((one) => conditionKey(one) !== conditionKey(answer));
    return { ...known, answers: [...others, answer].slice(-limits.answers) };
  });
}

/** Keeps the month in which a vehicle was first registered, 1 to 12, or that it is not known. */
export function keepMonth(vehicle: Vehicle, month: number | null): void {
  tellOf(vehicle, (known) => ({ ...known, vehicle: { ...known.vehicle, month } }));
}

const none: readonly Answer[] = [];

/** What the customer said of a vehicle. */
export const useAnswersOf = (vehicle: Pick<Vehicle, 'slug'> | null | undefined): readonly Answer[] =>
  useMyVehicles()?.find((one) => one.vehicle.slug === vehicle?.slug)?.answers ?? none;
