import type { ReactNode } from 'react';
import { enginesIn } from '#contract/fitment/variants.ts';
import { engineName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/vehicle-picker.js';
import { FieldFrame, useFieldControl } from '#ui/components/Field/Field.tsx';
import { input } from '#ui/components/Field/Field.css.ts';
import { SelectControl } from '#ui/components/Select/SelectControl.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import {
  noChoice,
  readChoice,
  valueOf,
  yearsOf,
  type VehicleChoice,
  type VehicleData,
} from './vehicle-choice.ts';
import * as styles from './VehiclePicker.css.ts';

export interface VehicleFieldsProps {
  choice: VehicleChoice;
  data: VehicleData;
  /** What was understood of the typed words. */
  understood: string;
  /** Whether to say which field a vehicle still needs. */
  showsMissing?: boolean;
  onChange(choice: VehicleChoice): void;
}

/** A vehicle in words, or by make, model, year and engine. Each field waits for the one before. */
export function VehicleFields(props: VehicleFieldsProps) {
  const { choice, data, understood, showsMissing = false, onChange } = props;
  const { make, model, year, engine, missing } = readChoice(choice, data);
  const errorAt = (field: string) => (showsMissing && missing?.field === field ? missing.message : undefined);
  const choose = (change: Partial<VehicleChoice>) => onChange({ ...choice, words: '', ...change });
  const toOption = ({ slug, name }: { slug: string; name: string }): Option => [slug, name];
  const engines = model && year !== undefined ? enginesIn(model, year) : [];
  const failed = [data.make, data.model].find((remote) => remote?.status === 'error');
  return (
    <div>
      <Words
        label={m.typeIt()}
        words={choice.words}
        understood={understood}
        onType={(words) => onChange({ ...noChoice, words })}
      />
      <div className={styles.fields}>
        <Choice
          label={m.make()}
          name="make"
          value={choice.make}
          empty={m.choose()}
          options={(valueOf(data.makes) ?? []).map(toOption)}
          error={errorAt('make')}
          onChoose={(slug) => choose({ make: slug, model: '', year: '', engine: '' })}
        />
        <Choice
          label={m.model()}
          name="model"
          value={choice.model}
          empty={m.choose()}
          options={(make?.models ?? []).map(({ slug, name, from, to }) => [
            slug,
            m.modelWithYears({ name, from: String(from), to: String(to) }),
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
          onChoose={(chosen) => choose({ year: chosen, engine: '' })}
        />
        <Choice
          label={m.engine()}
          name="engine"
          value={engine?.slug ?? ''}
          empty={m.allEngines()}
          options={engines.map((one) => [one.slug, engineName(one)])}
          isDisabled={engines.length === 0}
          isOptional
          onChoose={(slug) => choose({ engine: slug })}
        />
      </div>
      {failed?.status === 'error' && <LoadFailed of={failed} title={m.failed()} />}
    </div>
  );
}

interface WordsProps {
  label: string;
  words: string;
  understood: string;
  onType(words: string): void;
}

/** The field that takes everything. */
export function Words({ label, words, understood, onType }: WordsProps) {
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
