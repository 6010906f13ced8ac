import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { DeletedModel, FoundVehicle, Make, Model, ModelChange, SavedModel } from './vehicles.ts';

export const listVehicles = {
  method: 'GET',
  path: '/vehicles',
  summary: 'The makes by name, with their models and engines.',
  access: 'everyone',
  response: z.array(Make),
} as const satisfies Call;

export const findVehicle = {
  method: 'GET',
  path: '/vehicles/:slug',
  summary: 'One vehicle, with the number of parts that fit.',
  access: 'everyone',
  response: FoundVehicle,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const addModel = {
  method: 'POST',
  path: '/models',
  summary: 'Adds a model, and its make if it is new.',
  access: 'admin',
  body: SavedModel,
  response: Model,
  problems: ['NAME_TAKEN'],
} as const satisfies Call;

export const changeModel = {
  method: 'PATCH',
  path: '/models/:slug',
  summary: 'Changes the years and engines of a model. Names stay as they are part of addresses.',
  access: 'admin',
  body: ModelChange,
  response: Model,
  problems: ['NOT_FOUND', 'MODEL_IN_USE'],
} as const satisfies Call;

export const deleteModel = {
  method: 'DELETE',
  path: '/models/:slug',
  summary: 'Deletes a model that no part is stated to fit, and its make if it was the last one.',
  access: 'admin',
  response: DeletedModel,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND', 'MODEL_IN_USE'],
} as const satisfies Call;
