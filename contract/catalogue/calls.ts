import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { StoredImage } from '../images.ts';
import {
  OffSalePart,
  OffSalePartsQuery,
  PartDetails,
  CategoriesQuery,
  PartFacetsQuery,
  PartsWithNotesQuery,
} from './part-details.ts';
import {
  AddedPart,
  ChangedPart,
  DeletedPart,
  ExportPartsQuery,
  NewPart,
  Part,
  PartChange,
  Parts,
  PartsQuery,
  RestoredPart,
} from './parts.ts';
import {
  Relaxations,
  RelaxationsQuery,
  SearchReport,
  SuggestQuery,
  Suggestions,
  Synonyms,
} from './search.ts';
import { StockChange, StockHistory, StockHistoryQuery } from './stock-history.ts';
import { Categories, CategoryDetails, PartFacets } from './specifications.ts';

export const listParts = {
  method: 'GET',
  path: '/parts',
  summary: 'The parts on sale, in catalogue order unless sorted otherwise.',
  access: 'everyone',
  query: PartsQuery,
  response: Parts,
  isList: true,
} as const satisfies Call;

export const exportParts = {
  method: 'GET',
  path: '/export-parts',
  summary: 'Every part that the query finds, as a CSV file.',
  access: 'admin',
  query: ExportPartsQuery,
  response: z.string(),
  mediaType: 'text/csv',
} as const satisfies Call;

export const findPart = {
  method: 'GET',
  path: '/parts/:id',
  summary: 'One part. Returns 401 when the access token is no longer valid.',
  access: 'everyone',
  response: Part,
  problems: ['NOT_FOUND', 'NOT_SOLD', 'UNAUTHENTICATED'],
} as const satisfies Call;

export const findPartByNumber = {
  method: 'GET',
  path: '/part/:number',
  summary:
    'One part by the address of its page, or by its number in any spelling, with all its data. Admins also get parts that are not on sale.',
  access: 'everyone',
  response: PartDetails,
  problems: ['NOT_FOUND', 'NOT_SOLD', 'AMBIGUOUS_PART', 'UNAUTHENTICATED'],
} as const satisfies Call;

export const similarParts = {
  method: 'GET',
  path: '/similar-parts/:number',
  summary:
    'Up to four parts on sale of the same category, first those with the most specifications in common.',
  access: 'everyone',
  response: Parts,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const listCategories = {
  method: 'GET',
  path: '/categories',
  summary:
    'The categories, each group before its own, with the number of parts on sale that the filters find.',
  access: 'everyone',
  query: CategoriesQuery,
  response: Categories,
} as const satisfies Call;

export const findCategory = {
  method: 'GET',
  path: '/categories/:slug',
  summary: 'One category, with its text and its specs.',
  access: 'everyone',
  response: CategoryDetails,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const partFacets = {
  method: 'GET',
  path: '/part-facets',
  summary: 'The values of each spec of a category, counted among the parts that the other filters find.',
  access: 'everyone',
  query: PartFacetsQuery,
  response: PartFacets,
} as const satisfies Call;

export const suggest = {
  method: 'GET',
  path: '/suggest',
  summary: 'At most eight part numbers, parts, categories and vehicles for what is being typed.',
  access: 'everyone',
  query: SuggestQuery,
  response: Suggestions,
} as const satisfies Call;

export const partRelaxations = {
  method: 'GET',
  path: '/part-relaxations',
  summary: 'What a search that found nothing would find without one of its filters.',
  access: 'everyone',
  query: RelaxationsQuery,
  response: Relaxations,
} as const satisfies Call;

export const listSynonyms = {
  method: 'GET',
  path: '/synonyms',
  summary: 'Words that a search takes for the same.',
  access: 'admin',
  response: Synonyms,
} as const satisfies Call;

export const saveSynonyms = {
  method: 'PUT',
  path: '/synonyms',
  summary: 'Replaces all synonyms.',
  access: 'admin',
  body: Synonyms,
  response: Synonyms,
} as const satisfies Call;

export const searchReport = {
  method: 'GET',
  path: '/search-report',
  summary: 'What was searched in the last 30 days, and what found nothing. Without personal data.',
  access: 'admin',
  response: SearchReport,
} as const satisfies Call;

export const listOffSaleParts = {
  method: 'GET',
  path: '/off-sale-parts',
  summary: 'Drafts and parts that are not sold any more.',
  access: 'admin',
  query: OffSalePartsQuery,
  response: z.array(OffSalePart),
  isList: true,
} as const satisfies Call;

export const listPartsWithNotes = {
  method: 'GET',
  path: '/parts-with-notes',
  summary: 'Parts with a note on what they fit. Notes are no conditions: customers are not asked about them.',
  access: 'admin',
  query: PartsWithNotesQuery,
  response: z.array(OffSalePart),
  isList: true,
} as const satisfies Call;

export const addPart = {
  method: 'POST',
  path: '/post-part',
  summary:
    'Puts a part on sale. A brand has a number once; the image must be an upload or on an allowed host.',
  access: 'admin',
  body: NewPart,
  response: AddedPart,
  isKeyed: true,
  problems: ['NUMBER_TAKEN'],
} as const satisfies Call;

export const changePart = {
  method: 'PATCH',
  path: '/parts/:id',
  summary: 'Changes a part, if its version is the one that the admin saw. `quantity` sets the stock.',
  access: 'admin',
  body: PartChange,
  response: ChangedPart,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND', 'PART_CHANGED', 'NUMBER_TAKEN', 'AMBIGUOUS_PART'],
} as const satisfies Call;

export const stockHistory = {
  method: 'GET',
  path: '/stock-history/:id',
  summary: 'The stock of a part, and its movements, newest first, with the stock after each.',
  access: 'admin',
  query: StockHistoryQuery,
  response: StockHistory,
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const exportStockHistory = {
  method: 'GET',
  path: '/stock-movements/:id',
  summary: 'All movements of the stock of a part as a CSV file, newest first.',
  access: 'admin',
  response: z.string(),
  mediaType: 'text/csv',
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const changeStock = {
  method: 'PATCH',
  path: '/stock/:id',
  summary: 'Sets the stock of a part with a reason, if it is the stock that the admin saw.',
  access: 'admin',
  body: StockChange,
  response: ChangedPart,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND', 'PART_CHANGED'],
} as const satisfies Call;

export const deletePart = {
  method: 'DELETE',
  path: '/delete-part/:id',
  summary: 'Deletes a part. Its orders stay; unpaid ones can be paid while their stock is reserved.',
  access: 'admin',
  response: DeletedPart,
  counters: { deletedCount: 0 },
  problems: ['NOT_FOUND'],
} as const satisfies Call;

export const restorePart = {
  method: 'POST',
  path: '/restore-part/:id',
  summary: 'Puts a deleted part back on sale. A count of 0 means that it is on sale already.',
  access: 'admin',
  response: RestoredPart,
  counters: { modifiedCount: 0 },
  problems: ['NOT_FOUND', 'NUMBER_TAKEN'],
} as const satisfies Call;

export const storeImage = {
  method: 'POST',
  path: '/images',
  summary: 'Re-encodes and stores an image of a part, and returns its URL.',
  access: 'admin',
  upload: 'image',
  response: StoredImage,
} as const satisfies Call;
