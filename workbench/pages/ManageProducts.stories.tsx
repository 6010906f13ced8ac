import { paths } from '#app/paths.ts';
import * as adminParts from '#messages/admin-parts.js';
import { adminPartsScenarios } from '#mocks/handlers/catalogue/admin-parts.ts';
import { partDataScenarios } from '#mocks/handlers/part-data.ts';
import { partsScenarios } from '#mocks/handlers/catalogue/parts.ts';
import { fill, press } from '#workbench/harness/steps.ts';
import { pageMeta, pageStories } from './page-stories.ts';

export default { ...pageMeta('manageProducts'), title: 'Pages/Manage Products' };

const { story, refused, state } = pageStories('manageProducts');
const drafts = `${paths.manageProducts}?state=draft`;
const failed = 'Parts could not be loaded';

export const Loading = state({ api: [partsScenarios.loading], shows: 'Loading parts' });
export const Empty = state({ api: [partsScenarios.empty], shows: 'No parts yet' });
export const One = state({ api: [partsScenarios.oneRow], shows: 'Ventilated brake disc' });
export const Many = state({ shows: ['Ventilated brake disc', '28'] });
export const Long = state({ api: [partsScenarios.longContent], shows: 'Bremsscheibenabdeckblech' });
export const Failed = state({ api: [partsScenarios.failed], shows: failed });

export const Drafts = state({ path: drafts, shows: 'Rear brake disc, 282' });
export const NoDrafts = state({
  path: drafts,
  api: [partDataScenarios.offSaleEmpty],
  shows: ['There are no drafts', 'Show all parts'],
});

export const WithNotes = state({
  path: `${paths.manageProducts}?notes=yes`,
  shows: ['Ventilated brake disc', 'Make notes conditions'],
});
export const NoNotes = state({
  path: `${paths.manageProducts}?notes=yes`,
  api: [partDataScenarios.noNotes],
  shows: ['No part has a note on a vehicle', 'Show all parts'],
});
export const NoteNotConverted = refused('convertStatementNote', 'RATE_LIMITED', {
  path: `${paths.manageProducts}?notes=yes`,
  steps: [
    press('Make notes conditions'),
    press(/^Disc 280 mm/),
    fill('Criterion', 'Disc'),
    press('Make it a condition'),
  ],
});

const name = 'Ventilated brake disc';
const open = press(/^(Edit )?Ventilated brake disc$/);
const edit = [open, fill('Price', '65.00'), press('Save changes')];
const changeStock = [
  press(/change the stock of Ventilated brake disc$/),
  fill('Stock of Ventilated brake disc', '500'),
  press('Save stock'),
];
const deletePart = [press(/^Delete (?!this)/), press('Confirm')];

export const NotDeleted = refused('deletePart', 'INTERNAL', { steps: deletePart });
export const DeletedByOther = refused('deletePart', 'NOT_FOUND', {
  steps: deletePart,
  shows: adminParts.alreadyDeletedByOther({ name }),
});
export const NumberTaken = refused('changePart', 'NUMBER_TAKEN', { steps: edit });
export const StockOfDeleted = refused('changePart', 'NOT_FOUND', {
  steps: changeStock,
  shows: adminParts.undoDeletedByOther({ name }),
});
export const EditOfDeleted = refused('changePart', 'NOT_FOUND', {
  steps: edit,
  shows: adminParts.deletedByOther(),
});
export const StockChangedByOther = story({
  api: [adminPartsScenarios.changedMeanwhile],
  steps: changeStock,
  shows: 'Somebody else has changed this part',
});

const select = { check: 'Select all on this page' };
/** The preview of the server, which is then made and undone. */
export const PricesRaised = story({
  steps: [
    select,
    press('Change…'),
    fill('Change', '5'),
    press('Show the preview'),
    press(/^Change \d+ parts$/),
    press('Undo'),
  ],
  shows: 'Everything is as it was before.',
});
export const EditNotPlanned = refused('addPartEdit', 'RATE_LIMITED', {
  steps: [select, press('Change…'), fill('Change', '5'), press('Show the preview')],
});
