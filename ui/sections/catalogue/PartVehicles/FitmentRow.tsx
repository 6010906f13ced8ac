import { useState, type ChangeEvent } from 'react';
import type { Make } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/part-vehicles.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { EditorRow, RowButton, RowInput, RowSelect } from '../../RowsEditor/EditorRow.tsx';
import { line, lineBeside } from '../../RowsEditor/RowsEditor.css.ts';
import { everyMake, type FitmentText } from '../part/fitment-texts.ts';
import type { PartForm } from '../part/use-part-form.ts';
import type { RowFault } from './fitment-rows.ts';
import * as styles from './PartVehicles.css.ts';

export interface FitmentRowProps {
  form: PartForm;
  makes: readonly Make[];
  index: number;
  row: FitmentText;
  fault: RowFault | null;
  /** The index of the row that says the same. */
  joins: number | null;
  /** Called when the row receives the focus, the pointer, or another make or model: it needs their models and engines. */
  onUse(row: Pick<FitmentText, 'make' | 'model'>): void;
  onRemove(): void;
}

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });

/** A statement: the years of a model, or every vehicle. */
export function FitmentRow(props: FitmentRowProps) {
  const { form, makes, index, row, fault, joins, onUse, onRemove } = props;
  const { register, setValue, formState } = form;
  const [isOpen, setOpen] = useState(false);
  // A row is judged when it is left, and then until it is right.
  const [isJudged, setJudged] = useState(row.make !== '');
  const shown = isJudged || formState.isSubmitted ? fault : null;
  const isEvery = row.make === everyMake;
  const models = makes.find(({ name }) => name === row.make)?.models ?? [];
  const model = models.find(({ slug }) => slug === row.model);
  const number = index + 1;
  const details = [row.conditions, row.position, row.quantity && `${row.quantity}×`, row.source]
    .filter(Boolean)
    .join(', ');
  const isDetailed = isOpen || ['conditions', 'position', 'quantity', 'source'].includes(shown?.field ?? '');

  const field = (name: keyof FitmentText, onChange?: (event: ChangeEvent<HTMLSelectElement>) => void) => ({
    label: labels[name](),
    isFaulty: shown?.field === name,
    ...register(`fitments.${index}.${name}`, { onChange }),
  });
  // Its options depend on other fields, so React keeps the value.
  const choice = (
    name: 'make' | 'model' | 'engine',
    onChange?: (event: ChangeEvent<HTMLSelectElement>) => void,
  ) => ({
    ...field(name, onChange),
    value: row[name],
  });
  const built = (name: 'fromYear' | 'toYear') => ({ ...field(name), isCode: true });
  const clear = (...names: readonly (keyof FitmentText)[]) => {
    for (const name of names) setValue(`fitments.${index}.${name}`, '', { shouldDirty: true });
  };

  return (
    <EditorRow
      aria-label={m.row({ row: number })}
      onChange={() => !shown && setJudged(false)}
      onFocus={() => onUse(row)}
      onPointerEnter={() => onUse(row)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setJudged(true)}
      removeLabel={m.removeRow({ row: number })}
      onRemove={onRemove}
      details={
        isDetailed && (
          <div className={styles.details}>
            <RowInput
              {...field('conditions')}
              labelled="always"
              look={styles.conditions}
              placeholder={m.conditionsExample()}
            />
            <RowInput {...field('position')} labelled="always" />
            <RowInput {...field('quantity')} isCode inputMode="numeric" labelled="always" />
            <RowInput {...field('source')} labelled="always" look={line} />
          </div>
        )
      }
      fault={shown?.message}
      note={joins !== null ? m.joins({ row: joins + 1 }) : isDetailed ? undefined : details}
    >
      <RowSelect
        {...choice('make', ({ target }) => {
          clear('model', 'engine');
          onUse({ make: target.value, model: '' });
        })}
        look={isEvery ? styles.every : undefined}
        options={[
          { value: '', label: m.noMake() },
          { value: everyMake, label: m.everyVehicle() },
          ...makes.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
      {!isEvery && (
        <>
          <RowSelect
            {...choice('model', ({ target }) => {
              clear('engine');
              onUse({ make: row.make, model: target.value });
            })}
            options={[{ value: '', label: m.noModel() }, ...models.map(toOption)]}
          />
          <RowInput {...built('fromYear')} placeholder={model && String(model.fromYear)} />
          <RowInput {...built('toYear')} placeholder={model && String(model.toYear)} />
          <RowSelect
            {...choice('engine')}
            look={line}
            options={[{ value: '', label: m.allEngines() }, ...(model?.engines ?? []).map(toOption)]}
          />
        </>
      )}
      <RowInput {...field('note')} look={isEvery ? lineBeside : line} />
      <RowButton
        label={isDetailed ? m.fewerDetails({ row: number }) : m.moreDetails({ row: number })}
        isSecond
        icon={<Icon name={isDetailed ? 'minus' : 'more'} size={16} />}
        isExpanded={isDetailed}
        onPress={() => setOpen(!isDetailed)}
      />
    </EditorRow>
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
