import { delay, http, HttpResponse, type DefaultBodyType, type PathParams } from 'msw';
import { NewPart, PartChange, type AddedPart, type DeletedPart, type Part } from '#contract/parts.ts';
import type { Problem } from '#contract/problem.ts';
import { fixtureId } from '../fixtures/ids.ts';
import { parts } from '../fixtures/parts.ts';
import { refuse } from './refuse.ts';

const addPart = '*/api/post-part';
const onePart = '*/api/parts/:id';
const deletePart = '*/api/delete-part/:id';

const invalid = { message: 'Check what you entered', code: 'INVALID' } as const;
const notFound = { message: 'There is no such part.', code: 'NOT_FOUND' } as const;
const broken = { message: 'Something went wrong at the works', code: 'INTERNAL' } as const;

const nameTaken = (name: string) =>
  refuse(409, { message: `There is a part named ${name} already`, code: 'NAME_TAKEN' });
const changed = (part: Part) =>
  refuse(409, { message: 'Someone else changed this part meanwhile', code: 'PART_CHANGED', part });

const partOf = (id: string) => parts.find(({ _id }) => _id === id);
const isTaken = (name: string, id?: string) =>
  parts.some((part) => part._id !== id && part.name.toLowerCase() === name.toLowerCase());

/** What admins do with the catalogue; nothing is kept. */
export const adminPartsHandlers = [
  http.post<PathParams, DefaultBodyType, AddedPart | Problem>(addPart, async ({ request }) => {
    const part = NewPart.safeParse(await request.json());
    if (!part.success) return refuse(400, invalid);
    if (isTaken(part.data.name)) return nameTaken(part.data.name);
    return HttpResponse.json<AddedPart>({ acknowledged: true, insertedId: fixtureId('part', 100) });
  }),

  http.patch<{ id: string }, DefaultBodyType, Part | Problem>(onePart, async ({ params, request }) => {
    const body = PartChange.safeParse(await request.json());
    if (!body.success) return refuse(400, invalid);
    const part = partOf(params.id);
    if (!part) return refuse(404, notFound);
    const { version, quantitySeen = part.quantity, ...change } = body.data;
    if (version !== part.version || quantitySeen !== part.quantity) return changed(part);
    if (change.name !== undefined && isTaken(change.name, part._id)) return nameTaken(change.name);
    return HttpResponse.json<Part>({ ...part, ...change, version: version + 1 });
  }),

  http.delete<{ id: string }, DefaultBodyType, DeletedPart | Problem>(deletePart, ({ params }) =>
    partOf(params.id)
      ? HttpResponse.json<DeletedPart>({ acknowledged: true, deletedCount: 1 })
      : refuse(404, { ...notFound, deletedCount: 0 }),
  ),
];

const never = async () => {
  await delay('infinite');
};

/** What someone else made of the first part while it was being edited. */
export const changedByOther = {
  name: 'Ventilated brake disc, 330 mm',
  price: 68.5,
  quantity: 412,
  version: 2,
} as const;

/** Other courses that the calls can take; they stand ahead of `adminPartsHandlers`. */
export const adminPartsScenarios = {
  nameTaken: http.post(addPart, () => nameTaken('Ventilated brake disc')),
  addFailed: http.post(addPart, () => refuse(500, broken)),
  addNeverAnswers: http.post(addPart, never),
  /** The first change meets someone else's; one that knows of it goes through. */
  changedMeanwhile: http.patch<{ id: string }, DefaultBodyType, Part | Problem>(
    onePart,
    async ({ params, request }) => {
      const body = PartChange.safeParse(await request.json());
      const part = partOf(params.id);
      if (!body.success || !part) return refuse(400, invalid);
      const current = { ...part, ...changedByOther };
      const { version, quantitySeen = current.quantity, ...change } = body.data;
      if (version !== current.version || quantitySeen !== current.quantity) return changed(current);
      return HttpResponse.json<Part>({ ...current, ...change, version: version + 1 });
    },
  ),
  nameTakenOnChange: http.patch(onePart, () => nameTaken('Front coil spring')),
  changeFailed: http.patch(onePart, () => refuse(500, broken)),
  changeNeverAnswers: http.patch(onePart, never),
  deleteFailed: http.delete(deletePart, () => refuse(500, { ...broken, deletedCount: 0 })),
  deleteNeverAnswers: http.delete(deletePart, never),
};
