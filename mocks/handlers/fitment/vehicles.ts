import * as calls from '#contract/calls.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import { enginesOf } from '#contract/fitment/vehicle-words.ts';
import type { FoundVehicle, Garage, Model, ModelChange, UserVehicles } from '#contract/fitment/vehicles.ts';
import { golf, makes, vehicleBySlug, volvo } from '../../fixtures/vehicles.ts';
import { failing, mock, neverAnswered, reject } from '../mock.ts';
import { partsWith } from '../part-data.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

function findVehicle(shop: Shop, slug: string): FoundVehicle | undefined {
  const vehicle = vehicleBySlug(slug);
  return vehicle && { ...vehicle, parts: partsWith(shop, { vehicle: slug }).length };
}

const garageOf = (shop: Shop, saved: UserVehicles): Garage =>
  saved.flatMap(({ slug, label }) => {
    const vehicle = findVehicle(shop, slug);
    return vehicle ? [{ vehicle, label }] : [];
  });

/** Of the customer, the one in use first. */
const saved = [
  { slug: golf.slug, label: 'Workshop car' },
  { slug: volvo.slug, label: 'Customer Okafor' },
];

const modelOf = (slug: string): Model =>
  makes.flatMap(({ models }) => models).find((model) => model.slug === slug) ?? reject('NOT_FOUND');

const withYears = (model: Pick<Model, 'slug' | 'name'>, { engines, ...years }: ModelChange): Model => ({
  ...{ slug: model.slug, name: model.name, ...years },
  engines: enginesOf(engines),
});

/** Changes are not kept. */
export const vehiclesHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listVehicles)(() => [...makes]),
  mock(calls.findVehicle)(({ params }) => findVehicle(shopOf(), params.slug) ?? reject('NOT_FOUND')),
  mock(calls.listUserVehicles)(() => garageOf(shopOf(), saved)),
  mock(calls.saveUserVehicles)(async ({ readBody }) => garageOf(shopOf(), await readBody())),
  mock(calls.addModel)(async ({ readBody }) => {
    const { make, name, ...change } = await readBody();
    return withYears({ slug: vehicleSlugOf(`${make} ${name}`), name }, change);
  }),
  mock(calls.changeModel)(async ({ params, readBody }) => withYears(modelOf(params.slug), await readBody())),
  mock(calls.deleteModel)(({ params }) => {
    modelOf(params.slug);
    return { acknowledged: true, deletedCount: 1 };
  }),
];

export const vehiclesHandlers = vehiclesHandlersIn(fixedShop());

/** Other outcomes. Put them before `vehiclesHandlers`. */
export const vehiclesScenarios = {
  loading: neverAnswered(calls.listVehicles),
  failed: failing(calls.listVehicles),
  garageLoading: neverAnswered(calls.listUserVehicles),
  garageFailed: failing(calls.listUserVehicles),
  noVehicles: mock(calls.listVehicles)(() => []),
};
