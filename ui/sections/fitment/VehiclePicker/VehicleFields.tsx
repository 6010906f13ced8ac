import type { ReactNode } from 'react';
import type { Make } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { FieldFrame, useFieldControl } from '#ui/components/Field/Field.tsx';
import { input } from '#ui/components/Field/Field.css.ts';
import { SelectControl } from '#ui/components/Select/SelectControl.tsx';
import { readChoice, withWords, yearsOf, type VehicleChoice } from './vehicle-choice.ts';
import * as styles from './VehiclePicker.css.ts';

export interface ShownChoice {
  choice: VehicleChoice;
  /** What was understood of the typed words. */
  understood: string;
  /** Whether to say which field a vehicle still needs. */
  showsMissing?: boolean;
}

export interface VehicleFieldsProps extends ShownChoice {
  makes: readonly Make[];
  onChange(next: ShownChoice): void;
}

/** A vehicle in words, or by make, model, year and engine. Each field waits for the one before. */
export function VehicleFields({
  makes,
  choice,
  understood,
  showsMissing = false,
  onChange,
}: VehicleFieldsProps) {
  const { make, model, year, missing } = readChoice(choice, makes);
  const errorAt = (field: string) => (showsMissing && missing?.field === field ? missing.message : undefined);
  const choose = (change: Partial<VehicleChoice>) =>
    onChange({ choice: { ...choice, words: '', ...change }, understood: '' });
  const toOption = ({ slug, name }: { slug: string; name: string }): Option => [slug, name];
  return (
    <div>
      <Words
        words={choice.words}
        understood={understood}
        onType={(words) => onChange(withWords(words, makes))}
      />
      <div className={styles.fields}>
        <Choice
          label={m.make()}
          name="make"
          value={make?.slug ?? ''}
          empty={m.choose()}
          options={makes.map(toOption)}
          error={errorAt('make')}
          onChoose={(slug) => choose({ make: slug, model: '', year: '', engine: '' })}
        />
        <Choice
          label={m.model()}
          name="model"
          value={model?.slug ?? ''}
          empty={m.choose()}
          options={(make?.models ?? []).map(({ slug, name, fromYear, toYear }) => [
            slug,
            m.modelWithYears({ name, from: String(fromYear), to: String(toYear) }),
          ])}
          isDisabled={!make}
          error={errorAt('model')}
          onChoose={(slug) => choose({ model: slug, engine: '' })}
        />
        <Choice
          label={m.year()}
          name="year"
          value={String(year ?? '')}
          empty={m.choose()}
          options={(model ? yearsOf(model) : []).map((one) => [String(one), String(one)])}
          isDisabled={!model}
          error={errorAt('year')}
          onChoose={(chosen) => choose({ year: chosen })}
        />
        <Choice
          label={m.engine()}
          name="engine"
          value={choice.engine}
          empty={m.allEngines()}
          options={(model?.engines ?? []).map(toOption)}
          isDisabled={year === undefined || model?.engines.length === 0}
          isOptional
          onChoose={(slug) => choose({ engine: slug })}
        />
      </div>
    </div>
  );
}

interface WordsProps {
  words: string;
  understood: string;
  onType(words: string): void;
}

function Words({ words, understood, onType }: WordsProps) {
  const label = m.typeIt();
  const { attributes, ...ids } = useFieldControl({
    label,
    name: 'words',
    hint: understood || undefined,
    isOptional: 'unmarked',
  });
  return (
    <FieldFrame label={label} {...ids} hint={<span role="status">{understood}</span>}>
      <input
        {...attributes}
        className={input}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={m.typeItPlaceholder()}
        value={words}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </FieldFrame>
  );
}

type Option = readonly [value: string, label: string];

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  /** The option for no value. */
  empty: string;
  options: readonly Option[];
  isDisabled?: boolean;
  isOptional?: boolean;
  error?: string | undefined;
  onChoose(value: string): void;
}

function Choice(props: ChoiceProps): ReactNode {
  const {
    label,
    name,
    value,
    empty,
    options,
    isDisabled = false,
    isOptional = false,
    error,
    onChoose,
  } = props;
  const { attributes, ...ids } = useFieldControl({ label, name, isDisabled, isOptional, error });
  return (
    <FieldFrame label={label} {...ids} isOptional={isOptional} error={error}>
      <SelectControl
        {...attributes}
        options={[{ value: '', label: empty }]}
        value={value}
        // The browser restores what was chosen before a reload.
        autoComplete="off"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map(([slug, text]) => (
          <option key={slug} value={slug} translate="no">
            {text}
          </option>
        ))}
      </SelectControl>
    </FieldFrame>
  );
}
