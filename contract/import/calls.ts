import * as z from 'zod/mini';
import { PartEdit } from '../catalogue/part-edits.ts';
import type { Call } from '../call.ts';
import {
  ExportListQuery,
  ImportBytesQuery,
  ImportChange,
  ImportCorrections,
  ImportDetails,
  ImportFileQuery,
  ImportMatch,
  ImportMatchesQuery,
  ImportRow,
  ImportRowsQuery,
  ImportRun,
  ImportRuns,
  ImportStep,
  MatchChoices,
  NewImport,
  RemovedImport,
  StartedPartEdit,
} from './imports.ts';

export const listImports = {
  method: 'GET',
  path: '/imports',
  summary: 'The imports, newest first, at most 100.',
  access: 'admin',
  response: ImportRuns,
} as const satisfies Call;

export const addImport = {
  method: 'POST',
  path: '/imports',
  summary: 'Announces a file. Its bytes follow in chunks.',
  access: 'admin',
  body: NewImport,
  response: ImportRun,
} as const satisfies Call;

export const sendImportBytes = {
  method: 'POST',
  path: '/import-bytes/:id',
  summary: 'Receives the next bytes of a file, at most 1 MB. The last ones start its reading.',
  access: 'admin',
  query: ImportBytesQuery,
  upload: 'file',
  response: ImportRun,
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;

export const findImport = {
  method: 'GET',
  path: '/imports/:id',
  summary: 'An import with its columns, its faults by kind, and what has to be matched.',
  access: 'admin',
  response: ImportDetails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const addPartEdit = {
  method: 'POST',
  path: '/part-edits',
  summary:
    'Plans the same change of many parts as an import, whose rows are the preview. POST /import-steps/{id} makes or undoes it.',
  access: 'admin',
  body: PartEdit,
  response: StartedPartEdit,
} as const satisfies Call;

export const changeImport = {
  method: 'PATCH',
  path: '/imports/:id',
  summary: 'Changes how a file is read, where its columns go, and what is allowed.',
  access: 'admin',
  body: ImportChange,
  response: ImportDetails,
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;

export const takeImportStep = {
  method: 'POST',
  path: '/import-steps/:id',
  summary:
    'Checks a file, imports it, puts its drafts on sale, or undoes it. The server works on one import at a time.',
  access: 'admin',
  body: ImportStep,
  response: ImportRun,
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;

export const removeImport = {
  method: 'DELETE',
  path: '/imports/:id',
  summary: 'Removes an import that has not begun to change the shop, or whose 24 hours are over.',
  access: 'admin',
  response: RemovedImport,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;

export const listImportRows = {
  method: 'GET',
  path: '/import-rows/:id',
  summary: 'The rows of an import with what became of them, or will.',
  access: 'admin',
  query: ImportRowsQuery,
  response: z.array(ImportRow),
  isList: true,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const correctImportRows = {
  method: 'PATCH',
  path: '/import-rows/:id',
  summary: 'Corrects cells of a file that is not imported yet.',
  access: 'admin',
  body: ImportCorrections,
  response: ImportRun,
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;

export const exportImportRows = {
  method: 'GET',
  path: '/import-file/:id',
  summary: 'The rows of an import as a CSV file, which can be corrected and imported again.',
  access: 'admin',
  query: ImportFileQuery,
  response: z.string(),
  mediaType: 'text/csv',
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const exportMissingParts = {
  method: 'GET',
  path: '/missing-parts/:id',
  summary:
    'The parts that an import names and the shop does not have, as a CSV file in the columns of an import of parts.',
  access: 'admin',
  response: z.string(),
  mediaType: 'text/csv',
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const exportList = {
  method: 'GET',
  path: '/export-list',
  summary:
    'A whole list of the shop as a CSV file in the columns of an import. Importing it changes nothing.',
  access: 'admin',
  query: ExportListQuery,
  response: z.string(),
  mediaType: 'text/csv',
} as const satisfies Call;

export const listImportMatches = {
  method: 'GET',
  path: '/import-matches/:id',
  summary: 'The makes, models, engines and categories that a file names, first those without a match.',
  access: 'admin',
  query: ImportMatchesQuery,
  response: z.array(ImportMatch),
  isList: true,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const saveImportMatches = {
  method: 'PUT',
  path: '/import-matches/:id',
  summary: 'Says what a file means by makes, models, engines and categories.',
  access: 'admin',
  body: MatchChoices,
  response: ImportRun,
  problems: ['NOT_FOUND', 'IMPORT_BUSY'],
} as const satisfies Call;
