import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Condition, Fitment } from '#contract/fitment/fitment.ts';
import { ConvertedNote, NotePreview, StatementNote } from '#contract/fitment/notes.ts';
import { OffSalePart, PartDetails } from '#contract/catalogue/part-details.ts';
import { Parts } from '#contract/catalogue/parts.ts';
import { limits } from '#contract/limits.ts';
import { emptyStatement, modelFixtures } from '#mocks/fixtures/vehicles.ts';
import { expectBody, openShop } from '#tests/shop/open-shop.ts';
import { problem } from '../testing/contract-responses.ts';
import { addModel } from './models.ts';

const shop = await openShop({ isTampered: true });
for (const model of modelFixtures) await addModel(shop.db, model);
const [admin, other] = [await shop.addAdmin(), await shop.addAdmin()];

const golf = 'volkswagen-golf-7';
const ate = { criterion: 'Brake system', value: 'ATE' };
const akebono = { criterion: 'brake SYSTEM', value: 'Akebono' };

let notes = 0;
/** A note that no other test uses. */
const newNote = () => `Only with disc ${(notes += 1)} of x`;

const detailsOf = async (id: string) =>
  expectBody(
    await shop.call('GET', `/part/${await shop.numberOf(id)}`, { token: admin.token }),
    200,
    PartDetails,
  );

/** Adds a part about which this is stated. */
async function statedPart(...rows: ReadonlyArray<Partial<Fitment>>): Promise<string> {
  const { id } = await shop.addPart();
  const fitments = rows.map((row) => ({ ...emptyStatement, model: golf, ...row }));
  const response = await change(id, { fitments });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return id;
}

async function change(id: string, body: object, version?: number) {
  const seen = version ?? (await detailsOf(id)).version;
  return shop.call('PATCH', `/parts/${id}`, { token: admin.token, body: { version: seen, ...body } });
}

const convert = async (note: string, condition: Condition = ate, by = admin) =>
  expectBody(
    await shop.call('POST', '/statement-notes', { token: by.token, body: { note, ...condition } }),
    200,
    ConvertedNote,
  );
const preview = async (note: string) =>
  expectBody(
    await shop.call('GET', `/statement-note?${new URLSearchParams({ note })}`, {
      token: admin.token,
    }),
    200,
    NotePreview,
  );
const listed = async (query: string) =>
  expectBody(
    await shop.call('GET', `/statement-notes?${query}`, { token: admin.token }),
    200,
    z.array(StatementNote),
  );
const searched = (note: string) => listed(`search=${encodeURIComponent(note)}`);
const stated = async (id: string) =>
  (await detailsOf(id)).fitments.map(({ note, conditions, statedBy }) => ({ note, conditions, statedBy }));
const nothing = { statements: 0, parts: 0, full: 0 };

test('a note becomes a condition of all statements that have it, in any case', async () => {
  const note = newNote();
  const first = await statedPart(
    { note: note.toUpperCase(), toYear: 2014 },
    { note: `${note}  `, fromYear: 2015 },
  );
  const second = await statedPart({ note, quantity: 2 }, { model: 'audi-a3-8v', note: 'Another note' });
  expect(await searched(note)).toMatchObject([{ statements: 3, parts: 2 }]);
  expect(await preview(note)).toMatchObject({ statements: 3, parts: 2, full: 0, criteria: [] });

  expect(await convert(note)).toEqual({ statements: 3, parts: 2, full: 0 });

  expect(await stated(first)).toMatchObject(Array(2).fill({ note: '', conditions: [ate] }));
  expect(await stated(second)).toEqual([
    expect.objectContaining({ note: 'Another note', conditions: [] }),
    expect.objectContaining({ note: '', conditions: [ate] }),
  ]);
  expect((await detailsOf(second)).fitments[1]).toMatchObject({ model: golf, quantity: 2 });
  expect(await searched(note)).toEqual([]);
  expect(await preview(note)).toEqual({
    ...{ statements: 0, parts: 0, full: 0, criteria: [] },
    examples: [],
  });
});

test('customers are asked afterwards', async () => {
  const note = newNote();
  const id = await statedPart({ note });
  const mark = async () => {
    const found = expectBody(await shop.call('GET', `/parts?vehicle=${golf}-2016&limit=200`), 200, Parts);
    return found.find(({ _id }) => _id === id)?.fit;
  };
  expect(await mark()).toMatchObject({ kind: 'fits' });
  await convert(note);
  expect(await mark()).toMatchObject({ kind: 'fitsIf', open: [{ conditions: [ate] }] });
});

test('examples are of different parts', async () => {
  const note = newNote();
  const ids = [
    await statedPart({ note, quantity: 1 }, { note, quantity: 2 }),
    await statedPart({ note, conditions: [akebono] }),
  ];
  const { examples, ...counts } = await preview(note);
  expect(counts).toEqual({
    ...{ statements: 3, parts: 2, full: 0 },
    criteria: [{ criterion: akebono.criterion, statements: 1 }],
  });
  expect(examples.map(({ number }) => number).toSorted()).toEqual(
    (await Promise.all(ids.map(shop.numberOf))).toSorted(),
  );
  expect(examples.map(({ statement }) => statement.name)).toEqual(['Golf VII', 'Golf VII']);
});

test('a condition is stated once, and a statement that has as many as possible keeps its note', async () => {
  const note = newNote();
  const many = Array.from({ length: limits.conditions }, (_, index) => ({
    criterion: `Option ${index}`,
    value: 'yes',
  }));
  const has = await statedPart({ note, conditions: [{ ...ate, value: 'Ate' }] });
  const full = await statedPart({ note, conditions: many });
  expect(await preview(note)).toMatchObject({ statements: 2, parts: 1, full: 1 });
  expect(await convert(note)).toEqual({ statements: 1, parts: 1, full: 1 });
  expect(await stated(has)).toMatchObject([{ note: '', conditions: [{ value: 'Ate' }] }]);
  expect(await stated(full)).toMatchObject([{ note, conditions: many }]);
});

test('saving a part that was opened before is refused', async () => {
  const note = newNote();
  const id = await statedPart({ note });
  const { version, fitments } = await detailsOf(id);
  await convert(note);
  const rows = fitments.map(({ engine, ...row }) => ({ ...row, engine: engine?.slug ?? null }));
  expect(await change(id, { fitments: rows }, version)).toMatchObject(problem(409, 'PART_CHANGED'));
  expect(await stated(id)).toMatchObject([{ note: '', conditions: [ate] }]);
});

test('of two admins one turns it into a condition', async () => {
  const note = newNote();
  const ids = await Promise.all([1, 2, 3].map(() => statedPart({ note })));
  const results = await Promise.all([convert(note, ate), convert(note, akebono, other)]);
  expect(results.toSorted((one, two) => two.statements - one.statements)).toEqual([
    { statements: 3, parts: 3, full: 0 },
    nothing,
  ]);
  const names = new Set((await Promise.all(ids.map(stated))).flat().map(({ statedBy }) => statedBy));
  expect(names.size).toBe(1);
});

test('a statement that was changed meanwhile is left out', async () => {
  const note = newNote();
  const [kept, changed] = [await statedPart({ note }), await statedPart({ note })];
  await change(changed, { fitments: [{ ...emptyStatement, model: golf, note: 'Not any more' }] });
  expect(await convert(note)).toEqual({ statements: 1, parts: 1, full: 0 });
  expect(await stated(kept)).toMatchObject([{ note: '', conditions: [ate] }]);
  expect(await stated(changed)).toMatchObject([{ note: 'Not any more', conditions: [] }]);
});

test('drafts are included, and deleted parts are not', async () => {
  const note = newNote();
  const [draft, deleted] = [await statedPart({ note }), await statedPart({ note })];
  await change(draft, { state: 'draft' });
  await shop.call('DELETE', `/delete-part/${deleted}`, { token: admin.token });
  const withNotes = async (state: string) =>
    expectBody(
      await shop.call('GET', `/parts-with-notes?state=${state}&limit=200`, { token: admin.token }),
      200,
      z.array(OffSalePart),
    ).map(({ _id }) => _id);
  expect(await withNotes('draft')).toEqual([draft]);
  expect(await withNotes('onSale')).not.toContain(deleted);
  expect(await searched(note)).toMatchObject([{ statements: 1, parts: 1 }]);
  expect(await convert(note)).toEqual({ statements: 1, parts: 1, full: 0 });
  expect(await withNotes('draft')).toEqual([]);
});

test('the most frequent texts come first', async () => {
  const rare = `zebra ${newNote()}`;
  const frequent = `zebra ${newNote()}`;
  await statedPart({ note: rare });
  await statedPart({ note: frequent, quantity: 1 }, { note: frequent, quantity: 2 });
  expect((await listed('search=zebra')).map(({ note }) => note)).toEqual([frequent, rare]);
  expect((await listed('search=zebra&limit=1&page=2')).map(({ note }) => note)).toEqual([rare]);
});

test('a repeated request gets the first reply, and the audit log has one entry', async () => {
  const note = newNote();
  await statedPart({ note });
  const send = () =>
    shop.call('POST', '/statement-notes', {
      token: admin.token,
      body: { note, ...ate },
      headers: { 'Idempotency-Key': `convert ${note}`.replaceAll(' ', '-') },
    });
  const expected = { statements: 1, parts: 1, full: 0 };
  expect((await send()).body).toEqual(expected);
  expect((await send()).body).toEqual(expected);
  expect(await convert(note)).toEqual(nothing);
  const { rows } = await shop.db.query<{ after: string }>(
    `SELECT after FROM audit_log WHERE call = 'POST /statement-notes' AND object = $1`,
    [note],
  );
  expect(rows.map(({ after }) => JSON.parse(after) as unknown)).toEqual([{ condition: ate, ...expected }]);
});

test.each([
  { criterion: '', value: 'ATE' },
  { criterion: 'Brake: system', value: 'ATE' },
  { criterion: 'Brake system', value: 'ATE | Akebono' },
])('rejects the condition %j', async (condition) => {
  const body = { note: 'Any', ...condition };
  expect(await shop.call('POST', '/statement-notes', { token: admin.token, body })).toMatchObject(
    problem(400, 'INVALID'),
  );
});
