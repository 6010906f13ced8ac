import * as calls from '#contract/calls.ts';
import { variantsOf } from '#contract/fitment/variants.ts';
import { vehicleSlugOf } from '#contract/fitment/vehicle-slug.ts';
import * as m from '#messages/problem.js';
import { foldText } from '#contract/fold-text.ts';
import { readingOf } from '#contract/fitment/vehicle-reading.ts';
import type {
  FoundVehicle,
  Garage,
  Make,
  ManagedModel,
  Model,
  ModelChange,
  UserVehicles,
} from '#contract/fitment/vehicles.ts';
import {
  foundMake,
  foundModel,
  golf,
  listedMakes,
  makes,
  vehicleBySlug,
  volvo,
  withoutEngines,
} from '../../fixtures/vehicles.ts';
import { answerPage } from '../list-page.ts';
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

/** The model with its years and engines after a change. */
function withYears(
  { slug, name, engines: existing }: Pick<Model, 'slug' | 'name' | 'engines'>,
  { engines, aliases = [], fromYear, toYear }: ModelChange,
): Model {
  const variants = variantsOf(engines, existing);
  if ('row' in variants)
    return reject('INVALID', { message: m.engineTwice(), field: 'engines', row: variants.row });
  return { slug, name, fromYear, toYear, engines: variants.engines, ...(aliases.length > 0 && { aliases }) };
}

/** The calls that list `all` makes and their models. */
export const makesHandlers = (all: readonly Make[]) => [
  mock(calls.listVehicles)(() => [...all]),
  mock(calls.listMakes)(() => listedMakes(all)),
  mock(calls.findMake)(({ params }) => foundMake(params.slug, all) ?? reject('NOT_FOUND')),
  mock(calls.findModel)(({ params }) => foundModel(params.slug, all) ?? reject('NOT_FOUND')),
  mock(calls.listModels)(({ readQuery }) => {
    const { search = '', ...query } = readQuery();
    const words = foldText(search).split(' ');
    const rows = all.flatMap(({ name: make, models }) =>
      models.map((model): ManagedModel => ({
        ...{ ...withoutEngines(model), make, engines: model.engines.length },
      })),
    );
    const textOf = ({ make, name, fromYear, toYear }: ManagedModel) =>
      foldText(`${make} ${name} ${fromYear} ${toYear}`);
    return answerPage(
      query,
      rows.filter((row) => words.every((word) => textOf(row).includes(word))),
    );
  }),
  mock(calls.readVehicleWords)(({ readQuery }) => readingOf(readQuery().query, all)),
];

/** Changes are not kept. */
export const vehiclesHandlersIn = (shopOf: () => Shop) => [
  ...makesHandlers(makes),
  mock(calls.findVehicle)(({ params }) => findVehicle(shopOf(), params.slug) ?? reject('NOT_FOUND')),
  mock(calls.listUserVehicles)(() => garageOf(shopOf(), saved)),
  mock(calls.saveUserVehicles)(async ({ readBody }) => garageOf(shopOf(), await readBody())),
  mock(calls.addModel)(async ({ readBody }) => {
    const { make, name, ...change } = await readBody();
    return withYears({ slug: vehicleSlugOf(`${make} ${name}`), name, engines: [] }, change);
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
  loading: neverAnswered(calls.listMakes),
  failed: failing(calls.listMakes),
  modelsLoading: neverAnswered(calls.listModels),
  modelsFailed: failing(calls.listModels),
  garageLoading: neverAnswered(calls.listUserVehicles),
  garageFailed: failing(calls.listUserVehicles),
  noVehicles: makesHandlers([]),
};
