import * as z from 'zod/mini';
import { namesOf } from '#contract/catalogue/part-fields.ts';
import { Reference } from '#contract/catalogue/part-number.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import { Spec } from '#contract/catalogue/specifications.ts';
import { draft } from '#app/lib/storage/drafts.ts';

const text = z.string();

const textsOf = <const Name extends string>(...names: readonly Name[]) =>
  // `fromEntries` does not keep the type of the keys.
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** What is typed can be invalid. */
const PartDraft = z.partial(
  z.object({
    ...textsOf(...namesOf({ kind: 'text' }), ...namesOf({ kind: 'figure' })),
    state: z.enum(partStates),
    morePictures: z.array(z.object({ image: text, alt: text })),
    references: z.array(z.object({ kind: Reference.shape.kind, maker: text, number: text })),
    specifications: z.array(z.object({ spec: Spec, text })),
    fitments: z.array(
      z.object({
        ...{ make: text, model: text, fromYear: text, toYear: text, engine: text },
        ...{ position: text, quantity: text, note: text, source: text },
      }),
    ),
    isFitComplete: z.boolean(),
  }),
);

export const newPartDraft = (uid: string) => draft(PartDraft, uid, 'part');

export const changedPartDraft = (uid: string, id: string) => draft(PartDraft, uid, `part:${id}`);
