import { useId } from 'react';
import * as z from 'zod/mini';
import { cleanLine, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import type { OrderNote } from '#contract/questions.ts';
import * as m from '#messages/order-notes.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { DateTime } from '#ui/components/DateTime/DateTime.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { textLink } from '#ui/components/TextLink/TextLink.css.ts';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../form/action-error.ts';
import { Refusal } from '../form/Refusal.tsx';
import { useSentForm } from '../form/use-sent-form.ts';
import { Loaded } from '../LoadFailed/Loaded.tsx';
import * as styles from '../orders/order/OrderDrawer.css.ts';

interface NoteText {
  text: string;
}

const max = limits.noteMax;
const NoteText = z.object({
  text: z.string().check(
    z.overwrite(cleanLine),
    z.minLength(1, m.empty()),
    z.refine((text) => countCharacters(text) <= max, m.tooLong({ max })),
  ),
});

export interface OrderNotesProps {
  notes: Remote<readonly OrderNote[]>;
  /** The subject of an answer by mail. */
  subject: string;
  /** Resolves to the error, or to null. */
  onAdd(text: string): Promise<ActionError | null>;
}

/** The notes of admins and the questions of the customer about an order. */
export function OrderNotes({ notes, subject, onAdd }: OrderNotesProps) {
  const id = useId();
  const { field, submit } = useSentForm<NoteText>({
    rules: NoteText,
    defaultValues: { text: '' },
    send: ({ text }) => onAdd(text),
    onSent: (_texts, form) => form.reset(),
  });
  return (
    <section aria-labelledby={id}>
      <div className={styles.subheadRow}>
        <h4 className={styles.subheadText} id={id}>
          {m.notes()}
        </h4>
        <span className={styles.aside}>{m.onlyAdmins()}</span>
      </div>
      <Notes notes={notes} subject={subject} none={m.none()} failed={m.failed()} />
      <form className={styles.noteForm} noValidate onSubmit={submit.onSubmit}>
        <TextField {...field('text')} label={m.addANote()} isOptional="unmarked" autoComplete="off" />
        <span className={styles.beside}>
          <Button type="submit" isPending={submit.isPending}>
            {m.add()}
          </Button>
        </span>
      </form>
      {submit.failure && <Refusal of={submit.failure} />}
    </section>
  );
}

export interface PartQuestionsProps {
  questions: Remote<readonly OrderNote[]>;
  /** The subject of an answer by mail. */
  subject: string;
}

/** The questions of customers about a part. */
export function PartQuestions({ questions, subject }: PartQuestionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.subhead} id={id}>
        {m.partQuestions()}
      </h3>
      <Notes notes={questions} subject={subject} none={m.noQuestions()} failed={m.partQuestionsFailed()} />
    </section>
  );
}

interface NotesProps extends Pick<OrderNotesProps, 'notes' | 'subject'> {
  none: string;
  failed: string;
}

function Notes({ notes, subject, none, failed }: NotesProps) {
  return (
    <Loaded of={notes} loading={m.loading()} failed={failed}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.aside}>{none}</p>
        ) : (
          <ul>
            {all.map(({ _id, kind, author, text, createdAt }) => (
              <li className={styles.entry} key={_id}>
                <TypedText>{text}</TypedText>
                <p className={styles.signature}>
                  {kind === 'question' && <span>{m.question()}</span>}
                  <bdi>{author.name || author.email}</bdi>
                  <DateTime at={createdAt} />
                  {kind === 'question' && (
                    <a className={textLink} href={answerTo(author.email, subject)}>
                      {m.answer()}
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const answerTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email.toWellFormed())}?subject=${encodeURIComponent(subject.toWellFormed())}`;
