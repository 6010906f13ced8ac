import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { foldText } from '#contract/fitment/condition-key.ts';
import type { Condition } from '#contract/fitment/fitment.ts';
import type { Make } from '#contract/fitment/vehicles.ts';
import { limits } from '#contract/limits.ts';
import * as fit from '#messages/fit-questions.js';
import * as m from '#messages/part-vehicles.js';
import { Button } from '#ui/components/Button/Button.tsx';
import type { FieldRegistration } from '#ui/components/Field/Field.tsx';
import { conditionText } from '#ui/components/FitMark/condition-words.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { conditionsIn, everyMake, textOfConditions, type FitmentText } from '../part/fitment-texts.ts';
import type { PartForm } from '../part/use-part-form.ts';
import { isFault, type RowFault } from './fitment-rows.ts';
import { RowMessage } from './StatementRow.tsx';
import {
  axles,
  coverageText,
  engineOption,
  enginesInMonths,
  sentenceOf,
  type Axle,
  type RowVehicle,
} from './statement-texts.ts';
import * as styles from './PartVehicles.css.ts';

export interface StatementEditorProps {
  form: PartForm;
  makes: readonly Make[];
  index: number;
  row: FitmentText;
  vehicle: RowVehicle;
  fault: RowFault | null;
  joins: number | null;
  /** The conditions of all rows, which are proposed. */
  known: readonly Condition[];
  /** Called with each make and model that the row is about: it needs their models and engines. */
  onUse(row: Pick<FitmentText, 'make' | 'model'>): void;
  /** Returns the fault of the row as it is now. Without one, the row is closed. */
  onKeep(): RowFault | null;
  onRemove(): void;
}

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** A statement that is edited, with its sentence as the title. */
export function StatementEditor(props: StatementEditorProps) {
  const { form, makes, index, row, vehicle, fault, joins, known, onUse, onKeep, onRemove } = props;
  const { register, setValue, formState } = form;
  const element = useRef<HTMLLIElement>(null);
  // A row is judged when it is kept or left, and then until it is right.
  const [isJudged, setJudged] = useState(row.make !== '');
  const shown = isJudged || formState.isSubmitted || !isFault(fault) ? fault : null;
  const isEvery = row.make === everyMake;
  const models = makes.find(({ name }) => name === row.make)?.models ?? [];
  const engines = enginesInMonths(row, vehicle);

  const set = (name: keyof FitmentText, value: string) =>
    setValue(`fitments.${index}.${name}`, value, { shouldDirty: true, shouldTouch: true });
  const conditions = useConditions(row.conditions, (text) => set('conditions', text));

  const use = useEffectEvent(() => onUse(row));
  useEffect(() => use(), [row.make, row.model]);

  const field = (name: keyof FitmentText, onChange?: (event: ChangeEvent<HTMLSelectElement>) => void) => ({
    name,
    label: labels[name](),
    autoComplete: 'off',
    error: isFault(shown) && shown.field === name ? shown.message : undefined,
    registration: register(`fitments.${index}.${name}`, { onChange }),
  });

  function keep() {
    setJudged(true);
    const wrong = onKeep();
    if (wrong === null) return;
    element.current?.querySelector<HTMLElement>(`[name="fitments.${index}.${wrong.field}"]`)?.focus();
  }

  return (
    <li
      className={styles.open}
      aria-label={m.row({ row: index + 1 })}
      data-index={index}
      ref={element}
      onChange={() => !isFault(shown) && setJudged(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setJudged(true)}
    >
      <p className={styles.sentence} dir="auto">
        {sentenceOf(row, vehicle)}
      </p>
      <div className={styles.fields}>
        <SelectField
          {...field('make', () => {
            set('model', '');
            set('engine', '');
          })}
          value={row.make}
          options={[
            { value: '', label: m.noMake() },
            { value: everyMake, label: m.everyVehicle() },
            ...makes.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        {!isEvery && (
          <>
            <SelectField
              {...field('model', () => set('engine', ''))}
              value={row.model}
              options={[{ value: '', label: m.noModel() }, ...models.map(toOption)]}
            />
            <TextField {...field('fromYear')} isOptional isCode placeholder={m.monthExample()} />
            <TextField {...field('toYear')} isOptional isCode placeholder={m.monthExample()} />
            <div className={styles.double}>
              <SelectField
                {...field('engine')}
                isOptional
                value={row.engine}
                hint={engines.length > 0 ? m.enginesInMonths({ shown: engines.length }) : undefined}
                options={[{ value: '', label: m.allEngines() }, ...engines.map(engineOption)]}
              />
            </div>
          </>
        )}
        <Axles position={row.position} onChange={(position) => set('position', position)} />
        <TextField {...field('position')} isOptional />
      </div>
      <ConditionFields
        {...conditions}
        name={`fitments.${index}.conditions`}
        known={known}
        error={isFault(shown) && shown.field === 'conditions' ? shown.message : undefined}
      />
      <div className={styles.fields}>
        <div className={styles.double}>
          <TextField {...field('note')} isOptional />
        </div>
        <TextField {...field('quantity')} isOptional="unmarked" isCode />
        <TextField {...field('source')} isOptional />
      </div>
      {!isFault(shown) && <RowMessage fault={shown} joins={joins} />}
      <div className={styles.foot}>
        <Button tone="solid" onPress={keep}>
          {m.keep()}
        </Button>
        <Button
          tone="quiet"
          icon={<Icon name="plus" size={16} />}
          isDisabled={conditions.conditions.length >= limits.conditions}
          onPress={conditions.add}
        >
          {m.addCondition()}
        </Button>
        <IconButton
          label={m.removeRow({ row: index + 1 })}
          tone="critical"
          icon={<Icon name="trash" />}
          onPress={onRemove}
        />
        <span className={styles.coverage}>{coverageText(row, vehicle)}</span>
      </div>
    </li>
  );
}

const labels: Record<keyof FitmentText, () => string> = {
  make: m.make,
  model: m.model,
  fromYear: m.from,
  toYear: m.to,
  engine: m.engine,
  conditions: m.conditions,
  note: m.note,
  position: m.position,
  quantity: m.quantity,
  source: m.source,
};

const axleOptions = axles.map((value) => ({ value, label: m.axleOf({ axle: value }) }));

/** Fills in the position of an axle. Pressed again, it is not stated. */
function Axles({ position, onChange }: { position: string; onChange(position: string): void }) {
  const chosen = axles.find((axle) => foldText(m.axlePosition({ axle })) === foldText(position)) ?? null;
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden="true">
        {m.axle()}
      </span>
      <div className={styles.axles}>
        <SegmentedControl<Axle>
          label={m.axle()}
          options={axleOptions}
          value={chosen}
          onChange={(axle) => onChange(axle === chosen ? '' : m.axlePosition({ axle }))}
        />
      </div>
    </div>
  );
}

interface TypedCondition extends Condition {
  id: number;
}

const isIncomplete = ({ criterion, value }: Condition) => (criterion.trim() === '') !== (value.trim() === '');

/** The conditions of a row while they are typed. There is always one to type into. */
function useConditions(text: string, onChange: (text: string) => void) {
  const [state, setState] = useState(() => {
    const typed = conditionsIn(text);
    return numbered(typed.length === 0 ? [noCondition] : typed);
  });

  function change(conditions: TypedCondition[]) {
    setState({ ...state, conditions });
    onChange(textOfConditions(conditions));
  }

  return {
    conditions: state.conditions,
    change: (id: number, changed: Partial<Condition>) =>
      change(state.conditions.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    remove: (id: number) => change(state.conditions.filter((one) => one.id !== id)),
    add: () =>
      setState({
        conditions: [...state.conditions, { ...noCondition, id: state.next }],
        next: state.next + 1,
      }),
  };
}

const noCondition: Condition = { criterion: '', value: '' };

const numbered = (conditions: readonly Condition[]) => ({
  conditions: conditions.map((one, id): TypedCondition => ({ ...one, id })),
  next: conditions.length,
});

interface ConditionFieldsProps extends Pick<ReturnType<typeof useConditions>, 'change' | 'remove'> {
  /** The name of the field that a fault is about. */
  name: string;
  conditions: readonly TypedCondition[];
  known: readonly Condition[];
  error: string | undefined;
}

const distinct = (texts: readonly string[]) => [
  ...new Map(texts.map((text) => [foldText(text), text])).values(),
];

/** What must be right of the vehicle, each with the question that customers read. */
function ConditionFields({ name, conditions, known, error, change, remove }: ConditionFieldsProps) {
  const faulty = (conditions.find(isIncomplete) ?? conditions[0])?.id;
  return conditions.map((condition, at) => {
    const { id, criterion, value } = condition;
    // What a fault is about, and where it is focused.
    const isOfValue = criterion.trim() !== '' && isIncomplete(condition);
    const faultyInput = id === faulty ? (isOfValue ? 'value' : 'criterion') : null;
    const values = known.filter((one) => foldText(one.criterion) === foldText(criterion));
    const input = (of: keyof Condition, unwanted: RegExp) => ({
      name: faultyInput === of ? name : '',
      isOptional: 'unmarked' as const,
      autoComplete: 'off',
      defaultValue: condition[of],
      error: faultyInput === of ? error : undefined,
      registration: typedInto(faultyInput === of ? name : '', unwanted, (typed) =>
        change(id, { [of]: typed }),
      ),
    });
    const isAsked = criterion.trim() !== '' && value.trim() !== '';
    return (
      <div key={id} className={styles.fields}>
        <TextField
          {...input('criterion', /[:|]/g)}
          label={m.condition()}
          placeholder={m.conditionExample()}
          suggestions={distinct(known.map((one) => one.criterion))}
        />
        <TextField
          {...input('value', /\|/g)}
          label={m.conditionValue()}
          placeholder={m.conditionValueExample()}
          suggestions={distinct(values.map((one) => one.value))}
        />
        <div className={styles.asked}>
          <div className={styles.labelled}>
            <span className={styles.label}>{m.asked()}</span>
            <p className={styles.question} dir="auto">
              {isAsked
                ? fit.question({
                    condition: conditionText({ criterion: criterion.trim(), value: value.trim() }),
                  })
                : '–'}
            </p>
            <span className={styles.sub}>{m.askedHint()}</span>
          </div>
          {conditions.length > 1 && (
            <IconButton
              label={m.removeCondition({ number: at + 1 })}
              size="sm"
              icon={<Icon name="x" size={16} />}
              onPress={() => remove(id)}
            />
          )}
        </div>
      </div>
    );
  });
}

/** Reports what is typed into a field, without signs that separate conditions. */
const typedInto = (name: string, unwanted: RegExp, onType: (typed: string) => void): FieldRegistration => ({
  name,
  onChange({ target }) {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value.replaceAll(unwanted, '');
    if (typed !== target.value) target.value = typed;
    onType(typed);
  },
  onBlur: () => undefined,
  ref: () => undefined,
});
