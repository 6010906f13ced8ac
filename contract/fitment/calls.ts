import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import {
  ConvertedNote,
  NoteConversion,
  NotePreview,
  NotePreviewQuery,
  StatementNote,
  StatementNotesQuery,
} from './notes.ts';
import {
  DeletedModel,
  FoundMake,
  FoundModel,
  FoundVehicle,
  ListedMake,
  Make,
  ManagedModel,
  ManagedModelsQuery,
  Model,
  ModelChange,
  SavedModel,
  VehicleReading,
  VehicleWordsQuery,
} from './vehicles.ts';

export const listVehicles = {
  method: 'GET',
  path: '/vehicles',
  summary:
    'The makes by name, with all models and engines: a large response. Only for the previous version; it ends with the next one. Use GET /makes.',
  access: 'everyone',
  response: z.array(Make),
} as const satisfies Call;

export const listMakes = {
  method: 'GET',
  path: '/makes',
  summary: 'The makes by name, with the number of their models.',
  access: 'everyone',
  response: z.array(ListedMake),
} as const satisfies Call;

export const findMake = {
  method: 'GET',
  path: '/makes/:slug',
  summary: 'One make, with its models by name.',
  access: 'everyone',
  response: FoundMake,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listModels = {
  method: 'GET',
  path: '/models',
  summary: 'The models by make and name, with the number of their engines.',
  access: 'admin',
  query: ManagedModelsQuery,
  response: z.array(ManagedModel),
  isList: true,
} as const satisfies Call;

export const findModel = {
  method: 'GET',
  path: '/models/:slug',
  summary: 'One model, with its engines.',
  access: 'everyone',
  response: FoundModel,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const readVehicleWords = {
  method: 'GET',
  path: '/vehicle-reading',
  summary: 'The make, model and year that a text names, in any order.',
  access: 'everyone',
  query: VehicleWordsQuery,
  response: VehicleReading,
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
  summary:
    'Changes the years, engines and other names of a model. Its name stays, as it is part of addresses.',
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

export const listStatementNotes = {
  method: 'GET',
  path: '/statement-notes',
  summary: 'The texts of notes on what parts fit, with the most frequent ones first.',
  access: 'admin',
  query: StatementNotesQuery,
  response: z.array(StatementNote),
  isList: true,
} as const satisfies Call;

export const previewStatementNote = {
  method: 'GET',
  path: '/statement-note',
  summary: 'What turning a note into a condition would change.',
  access: 'admin',
  query: NotePreviewQuery,
  response: NotePreview,
} as const satisfies Call;

export const convertStatementNote = {
  method: 'POST',
  path: '/statement-notes',
  summary: 'Turns a note into a condition of all statements that have it.',
  access: 'admin',
  body: NoteConversion,
  response: ConvertedNote,
  isKeyed: true,
} as const satisfies Call;
