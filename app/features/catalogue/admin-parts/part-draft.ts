import * as z from 'zod/mini';
import { namesOf, recordOf, type PartFieldName } from '#contract/catalogue/part-fields.ts';
import { Reference } from '#contract/catalogue/part-number.ts';
import { partStates } from '#contract/catalogue/part-states.ts';
import { Spec } from '#contract/catalogue/specifications.ts';
import { draft } from '#app/lib/storage/drafts.ts';

const text = z.string();

/** What is typed can be invalid. The picture is not stored. */
const PartDraft = z.partial(
  z.object({
    ...recordOf([...namesOf({ kind: 'text' }), ...namesOf({ kind: 'figure' })], () => text),
    category: text,
    state: z.enum(partStates),
    successor: text,
    morePictures: z.array(z.object({ image: text, alt: text })),
    references: z.array(z.object({ kind: Reference.shape.kind, maker: text, number: text })),
    specifications: z.array(z.object({ spec: Spec, text })),
    fitments: z.array(
      z.object({
        ...{ make: text, model: text, fromYear: text, toYear: text, engine: text },
        ...{ position: text, quantity: text, note: text, source: text },
        // Drafts of the previous version have none.
        conditions: z._default(text, ''),
      }),
    ),
    isFitComplete: z.boolean(),
  } satisfies Record<Exclude<PartFieldName, 'image'>, z.ZodMiniType>),
);

export const newPartDraft = (uid: string) => draft(PartDraft, uid, 'part');

export const changedPartDraft = (uid: string, id: string) => draft(PartDraft, uid, `part:${id}`);
