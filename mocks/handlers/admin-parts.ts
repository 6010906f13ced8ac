import { HttpResponse } from 'msw';
import * as calls from '#contract/calls.ts';
import { isWorthCharging } from '#contract/limits.ts';
import {
  NewPart,
  PartChange,
  type AddedPart,
  type ChangedPart,
  type DeletedPart,
  type Part,
  type RestoredPart,
} from '#contract/parts.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { parts } from '../fixtures/parts.ts';
import { mock, neverAnswered } from './mock.ts';
import { refuse } from './refuse.ts';

const invalid = { message: 'Check what you entered', code: 'INVALID' } as const;
const notFound = { message: 'There is no such part.', code: 'NOT_FOUND' } as const;
const unchanged = { modifiedCount: 0 } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

const nameTaken = (name: string, counts: { modifiedCount?: 0 } = {}) =>
  refuse(409, { message: `There is a part named ${name} already`, code: 'NAME_TAKEN', ...counts });
const changed = (part: Part) =>
  refuse(409, {
    message: 'Somebody else has changed this part',
    code: 'PART_CHANGED',
    part,
    ...unchanged,
  });

/** What becomes of a part that is `current`, by the rules of the call. */
function answerChange(
  catalogue: readonly Part[],
  current: Part,
  { version, quantitySeen, ...change }: PartChange,
) {
  if (version !== current.version || (quantitySeen ?? current.quantity) !== current.quantity) {
    return changed(current);
  }
  if (change.name !== undefined && isTaken(catalogue, change.name, current._id)) {
    return nameTaken(change.name, unchanged);
  }
  const part = { ...current, ...change };
  if (!isWorthCharging(part)) return refuse(400, { ...invalid, ...unchanged });
  const isNew = JSON.stringify(part) !== JSON.stringify(current);
  return HttpResponse.json<ChangedPart>(
    isNew ? { modifiedCount: 1, part: { ...part, version: version + 1 } } : { modifiedCount: 0, part },
  );
}

const partOf = (catalogue: readonly Part[], id: string) => catalogue.find(({ _id }) => _id === id);
const isTaken = (catalogue: readonly Part[], name: string, id?: string) =>
  catalogue.some((part) => part._id !== id && part.name.toLowerCase() === name.toLowerCase());

/** What admins do with a catalogue; nothing is kept. */
export const adminPartsHandlersOf = (catalogue: readonly Part[]) => [
  mock(calls.addPart, async ({ request }) => {
    const part = NewPart.safeParse(await request.json());
    if (!part.success) return refuse(400, invalid);
    if (isTaken(catalogue, part.data.name)) return nameTaken(part.data.name);
    return HttpResponse.json<AddedPart>({ acknowledged: true, insertedId: fixtureId('part', 100) });
  }),

  mock(
    calls.exportParts,
    () =>
      new HttpResponse(['_id,name', ...catalogue.map(({ _id, name }) => `${_id},"${name}"`)].join('\n'), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      }),
  ),

  mock(calls.changePart, async ({ params, request }) => {
    const body = PartChange.safeParse(await request.json());
    if (!body.success) return refuse(400, { ...invalid, ...unchanged });
    const part = partOf(catalogue, params.id);
    return part ? answerChange(catalogue, part, body.data) : refuse(404, { ...notFound, ...unchanged });
  }),

  mock(calls.deletePart, ({ params }) =>
    partOf(catalogue, params.id)
      ? HttpResponse.json<DeletedPart>({ acknowledged: true, deletedCount: 1 })
      : refuse(404, { ...notFound, deletedCount: 0 }),
  ),

  mock(calls.restorePart, ({ params }) =>
    partOf(catalogue, params.id)
      ? HttpResponse.json<RestoredPart>({ acknowledged: true, modifiedCount: 0 })
      : refuse(404, { ...notFound, ...unchanged }),
  ),
];

export const adminPartsHandlers = adminPartsHandlersOf(parts);

/** What someone else made of the first part while it was being edited. */
export const changedByOther = {
  name: 'Ventilated brake disc, 330 mm',
  price: 68.5,
  quantity: 412,
  version: 2,
} as const;

/** Other courses that the calls can take; they stand ahead of `adminPartsHandlers`. */
export const adminPartsScenarios = {
  nameTaken: mock(calls.addPart, () => nameTaken('Ventilated brake disc')),
  addFailed: mock(calls.addPart, () => refuse(500, broken)),
  addNeverAnswers: neverAnswered(calls.addPart),
  /** The first change meets someone else's; one that knows of it goes through. */
  changedMeanwhile: mock(calls.changePart, async ({ params, request }) => {
    const body = PartChange.safeParse(await request.json());
    const part = partOf(parts, params.id);
    if (!body.success || !part) return refuse(400, { ...invalid, ...unchanged });
    return answerChange(parts, { ...part, ...changedByOther }, body.data);
  }),
  nameTakenOnChange: mock(calls.changePart, () => nameTaken('Front coil spring', unchanged)),
  changeFailed: mock(calls.changePart, () => refuse(500, { ...broken, ...unchanged })),
  changeNeverAnswers: neverAnswered(calls.changePart),
  deleteFailed: mock(calls.deletePart, () => refuse(500, { ...broken, deletedCount: 0 })),
  deleteNeverAnswers: neverAnswered(calls.deletePart),
};
