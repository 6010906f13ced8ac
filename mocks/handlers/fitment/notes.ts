import * as calls from '#contract/calls.ts';
import type { Statement } from '#contract/fitment/fitment.ts';
import { countCriteria, withCondition } from '#contract/fitment/note-condition.ts';
import type { StatementNote } from '#contract/fitment/notes.ts';
import { foldText } from '#contract/fold-text.ts';
import { limits } from '#contract/limits.ts';
import { answerPage } from '../list-page.ts';
import { failing, mock, neverAnswered, rejected } from '../mock.ts';
import { statedParts } from '../part-data.ts';
import { fixedShop, type Shop } from '../shop-state.ts';

interface Stated {
  part: Record<'_id' | 'number' | 'brand' | 'name', string>;
  fitments: readonly Statement[];
}

/** Each statement with a note, and its part. */
const noted = (all: readonly Stated[]) =>
  all.flatMap(({ part, fitments }) =>
    fitments.flatMap((statement) => (statement.note === '' ? [] : [{ part, statement }])),
  );

const withNote = (all: readonly Stated[], note: string) =>
  noted(all).filter(({ statement }) => foldText(statement.note) === foldText(note));

const countParts = (found: ReturnType<typeof noted>) => new Set(found.map(({ part }) => part._id)).size;

function notesOf(all: readonly Stated[]): StatementNote[] {
  const texts = new Map(noted(all).map(({ statement: { note } }) => [foldText(note), note]));
  return [...texts]
    .map(([key, note]) => ({ key, note, found: withNote(all, note) }))
    .toSorted((one, other) => other.found.length - one.found.length || one.key.localeCompare(other.key, 'en'))
    .map(({ note, found }) => ({ note, statements: found.length, parts: countParts(found) }));
}

/** The calls about the notes of these parts. Changes are not kept. */
export const notesHandlersOf = (partsOf: () => readonly Stated[]) => [
  mock(calls.listStatementNotes)(({ readQuery }) =>
    answerPage(readQuery(), notesOf(partsOf()), { search: ({ note }) => [note] }),
  ),
  mock(calls.previewStatementNote)(({ readQuery }) => {
    const found = withNote(partsOf(), readQuery().note);
    const perPart = found.filter(
      ({ part }, index) => found.findIndex((one) => one.part._id === part._id) === index,
    );
    return {
      statements: found.length,
      parts: countParts(found.filter(({ statement }) => statement.conditions.length < limits.conditions)),
      criteria: countCriteria(found.map(({ statement: { conditions } }) => ({ conditions, statements: 1 }))),
      full: found.filter(({ statement }) => statement.conditions.length >= limits.conditions).length,
      examples: perPart.slice(0, 3).map(({ part: { number, brand, name }, statement }) => ({
        ...{ number, brand, partName: name, statement },
      })),
    };
  }),
  mock(calls.convertStatementNote)(async ({ readBody }) => {
    const { note, ...condition } = await readBody();
    const found = withNote(partsOf(), note);
    const changed = found.filter(({ statement }) => withCondition(statement.conditions, condition) !== null);
    return {
      statements: changed.length,
      parts: countParts(changed),
      full: found.length - changed.length,
    };
  }),
];

export const notesHandlersIn = (shopOf: () => Shop) => notesHandlersOf(() => statedParts(shopOf()));
export const notesHandlers = notesHandlersIn(fixedShop());

/** Other outcomes. Put them before `notesHandlers`. */
export const notesScenarios = {
  loading: neverAnswered(calls.listStatementNotes),
  failed: failing(calls.listStatementNotes),
  none: notesHandlersOf(() => []),
  previewLoading: neverAnswered(calls.previewStatementNote),
  previewFailed: failing(calls.previewStatementNote),
  refused: rejected(calls.convertStatementNote, 'RATE_LIMITED'),
  /** Somebody else was faster. */
  goneMeanwhile: mock(calls.convertStatementNote)(() => ({ statements: 0, parts: 0, full: 0 })),
};
