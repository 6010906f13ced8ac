import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { cleanLine } from '#contract/clean-text.ts';
import type { Condition, Statement } from '#contract/fitment/fitment.ts';
import { alternativesIn, proposedCondition, withCondition } from '#contract/fitment/note-condition.ts';
import type { NoteConversion, NotePreview } from '#contract/fitment/notes.ts';
import { limits } from '#contract/limits.ts';
import * as fit from '#messages/fit-questions.js';
import * as vehicles from '#messages/part-vehicles.js';
import * as m from '#messages/statement-notes.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { conditionText } from '#ui/components/FitMark/condition-words.ts';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useSentForm } from '../../form/use-sent-form.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { builtText, fitRows } from '../FitTable/fit-rows.ts';
import { ConditionTexts } from './condition-texts.ts';
import type { NotesSource } from './notes-source.ts';
import * as styles from './StatementNotes.css.ts';

export interface NoteFormProps extends Pick<NotesSource, 'onPreview'> {
  note: string;
  /** Resolves to the error, or to null. */
  onConvert(conversion: NoteConversion): Promise<ActionError<keyof ConditionTexts> | null>;
  onBack(): void;
}

/** The condition that a note becomes, with what it changes. */
export function NoteForm({ note, onPreview, onConvert, onBack }: NoteFormProps) {
  const [proposed] = useState(() => proposedCondition(note));
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const { form, field, submit } = useSentForm<ConditionTexts>({
    rules: ConditionTexts,
    defaultValues: proposed,
    send: (condition) => onConvert({ note, ...condition }),
  });
  const texts = useWatch({ control: form.control });
  const condition = { criterion: cleanLine(texts.criterion ?? ''), value: cleanLine(texts.value ?? '') };
  const isWhole = ConditionTexts.safeParse(condition).success;
  const preview = useLoaded(note, () => onPreview(note));

  return (
    <form ref={element} noValidate onSubmit={submit.onSubmit}>
      <Stack gap="4">
        <blockquote className={styles.quote} dir="auto">
          {note}
        </blockquote>
        <div className={styles.condition}>
          <TextField
            {...field('criterion')}
            label={m.criterion()}
            placeholder={m.criterionExample()}
            autoComplete="off"
          />
          <TextField
            {...field('value')}
            label={m.value()}
            placeholder={m.valueExample()}
            autoComplete="off"
          />
        </div>
        <p className={styles.asked} aria-live="polite" dir="auto">
          {isWhole
            ? m.asked({ question: fit.question({ condition: conditionText(condition) }) })
            : m.askedNothing()}
        </p>
        <Loaded of={preview} loading={m.loadingPreview()} failed={m.previewFailed()}>
          {(value) => <Preview preview={value} condition={condition} isWhole={isWhole} />}
        </Loaded>
        {submit.failure && <Refusal of={submit.failure} />}
        <div className={styles.actions}>
          <Button
            tone="primary"
            type="submit"
            isPending={submit.isPending}
            isDisabled={preview.status === 'ready' && preview.value.statements === 0}
          >
            {m.convert()}
          </Button>
          <Button tone="quiet" isDisabled={submit.isPending} onPress={onBack}>
            {m.back()}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface PreviewProps {
  preview: NotePreview;
  condition: Condition;
  /** Whether the condition is complete. */
  isWhole: boolean;
}

function Preview({ preview, condition, isWhole }: PreviewProps) {
  const { statements, parts, criteria, full, examples } = preview;
  const alternatives = alternativesIn(criteria, condition.criterion);
  if (statements === 0) return <p className={styles.hint}>{m.goneMeanwhile()}</p>;
  return (
    <Stack gap="3">
      <p className={styles.changes}>
        {m.changes({
          statements: m.statements({ count: statements - full, shown: formatCount(statements - full) }),
          parts: m.parts({ count: parts, shown: formatCount(parts) }),
        })}
      </p>
      {alternatives > 0 && (
        <Caution text={m.alternatives({ count: alternatives, shown: formatCount(alternatives) })} />
      )}
      {full > 0 && (
        <Caution text={m.keepNote({ count: full, shown: formatCount(full), max: limits.conditions })} />
      )}
      <ul className={styles.examples} aria-label={m.examples()}>
        {examples.map(({ number, brand, partName, statement }) => (
          <li key={`${number} ${brand}`} className={styles.example}>
            <span>
              <bdi dir="ltr">
                <Numeric>{number}</Numeric>
              </bdi>{' '}
              <bdi>{partName}</bdi>
            </span>
            <span className={styles.vehicle} dir="auto">
              {vehicleText(statement)}
            </span>
            {isWhole ? (
              <Verdict conditions={withCondition(statement.conditions, condition)} />
            ) : (
              <span className={styles.hint}>{m.noVerdict()}</span>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The verdict on a vehicle that the statement is about. Null: the statement keeps its note. */
const Verdict = ({ conditions }: { conditions: readonly Condition[] | null }) =>
  conditions === null ? (
    <span className={styles.hint}>{m.keepsNote()}</span>
  ) : (
    <FitMark kind="fitsIf" open={[{ conditions: [...conditions] }]} />
  );

const Caution = ({ text }: { text: string }) => (
  <p className={styles.caution}>
    <Icon name="caution" size={16} />
    <span>{text}</span>
  </p>
);

/** "Volkswagen Golf VII, 2012–2019, 1.4 TSI". */
function vehicleText(statement: Statement): string {
  const [row] = fitRows([statement]);
  if (!row) return vehicles.everyVehicle();
  return [`${row.make} ${row.name}`, builtText(row), ...row.engines].join(', ');
}
