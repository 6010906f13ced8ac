import * as calls from '#contract/calls.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-words.ts';
import type { FoundVehicle, Garage, Make, Model, ModelChange } from '#contract/fitment/vehicles.ts';
import { vehicleBySlug } from '../../fixtures/vehicles.ts';
import { failing, mock, neverAnswered, reject } from '../mock.ts';
import { detailsIn, mayFit } from '../part-data.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

function findVehicle(shop: Shop, slug: string): FoundVehicle | undefined {
  const vehicle = vehicleBySlug(slug, shop.makes);
  return vehicle && { ...vehicle, parts: shop.parts.filter((part) => mayFit(shop, part, slug)).length };
}

const garageOf = (shop: Shop): Garage =>
  shop.vehicles.flatMap(({ slug, label }) => {
    const vehicle = findVehicle(shop, slug);
    return vehicle ? [{ vehicle, label }] : [];
  });

const modelOf = (shop: Shop, slug: string): Model =>
  shop.makes.flatMap(({ models }) => models).find((model) => model.slug === slug) ?? reject('NOT_FOUND');

const withYears = (model: Pick<Model, 'slug' | 'name'>, { engines, ...years }: ModelChange): Model => ({
  ...{ slug: model.slug, name: model.name, ...years },
  engines: engines.map((name) => ({ slug: vehicleSlugOf(name), name })),
});

/** Replaces the models of each make, and leaves out makes without any. */
const changeModels = (shop: Shop, change: (model: Model) => Model[]): void => {
  shop.makes = shop.makes
    .map((make) => ({ ...make, models: make.models.flatMap(change) }))
    .filter(({ models }) => models.length > 0);
};

export const vehiclesHandlersIn = (shopOf: () => Shop) => [
  mock(calls.listVehicles)(() => [...shopOf().makes]),
  mock(calls.findVehicle)(({ params }) => findVehicle(shopOf(), params.slug) ?? reject('NOT_FOUND')),
  mock(calls.listUserVehicles)(() => garageOf(shopOf())),
  mock(calls.saveUserVehicles)(async ({ readBody }) => {
    const shop = shopOf();
    shop.vehicles = await readBody();
    return garageOf(shop);
  }),
  mock(calls.addModel)(async ({ readBody }) => {
    const { make: name, name: modelName, ...change } = await readBody();
    const shop = shopOf();
    const slug = vehicleSlugOf(`${name} ${modelName}`);
    if (shop.makes.some(({ models }) => models.some((one) => one.slug === slug)))
      reject('NAME_TAKEN', { field: 'name' });
    const model = withYears({ slug, name: modelName }, change);
    const make: Make = shop.makes.find((one) => one.slug === vehicleSlugOf(name)) ?? {
      ...{ slug: vehicleSlugOf(name), name, models: [] },
    };
    const others = shop.makes.filter((one) => one !== make);
    shop.makes = [...others, { ...make, models: [...make.models, model] }].toSorted((one, other) =>
      one.name.localeCompare(other.name, 'en'),
    );
    return model;
  }),
  mock(calls.changeModel)(async ({ params, readBody }) => {
    const shop = shopOf();
    const model = withYears(modelOf(shop, params.slug), await readBody());
    changeModels(shop, (one) => [one.slug === model.slug ? model : one]);
    return model;
  }),
  mock(calls.deleteModel)(({ params }) => {
    const shop = shopOf();
    const { slug } = modelOf(shop, params.slug);
    const isUsed = shop.parts.some((part) =>
      detailsIn(shop, part).fitments.some(({ model }) => model === slug),
    );
    if (isUsed) reject('MODEL_IN_USE');
    changeModels(shop, (one) => (one.slug === slug ? [] : [one]));
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
