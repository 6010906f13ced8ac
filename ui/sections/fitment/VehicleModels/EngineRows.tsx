import { useState } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import * as m from '#messages/vehicle-models.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { EditorRow, RowButton, RowInput } from '../../RowsEditor/EditorRow.tsx';
import { RowsEditor } from '../../RowsEditor/RowsEditor.tsx';
import { fault, line } from '../../RowsEditor/RowsEditor.css.ts';
import { emptyEngine, type EngineText, type ModelTexts } from './model-texts.ts';
import * as styles from './VehicleModels.css.ts';

type ModelForm = UseFormReturn<ModelTexts>;

/** The variants of the engines of a model, one in a row. */
export function EngineRows({ form }: { form: ModelForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'engines' });
  const { message } = form.formState.errors.engines ?? {};
  return (
    <fieldset className={styles.engines}>
      <legend className={styles.legend}>{m.engines()}</legend>
      <p className={styles.count}>{m.enginesHint()}</p>
      <RowsEditor
        rows={fields}
        columns={styles.engineColumns}
        labels={[m.engineName(), m.power()]}
        addLabel={m.addEngine()}
        isFull={fields.length >= limits.engines}
        onAdd={() => append(emptyEngine, { shouldFocus: false })}
        onRemove={remove}
      >
        {(_row, index, removeRow) => <EngineRow form={form} index={index} onRemove={removeRow} />}
      </RowsEditor>
      {message && (
        <p className={fault} role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}

interface EngineRowProps {
  form: ModelForm;
  index: number;
  onRemove(): void;
}

const labels = {
  name: m.engineName,
  kw: m.power,
  type: m.type,
  codes: m.codes,
  from: m.engineFrom,
  to: m.engineTo,
  fuel: m.fuel,
  body: m.body,
  drive: m.drive,
} as const;

/** In the order in which a row shows them. */
const detailNames = ['codes', 'type', 'from', 'to', 'fuel', 'body', 'drive'] as const;

function EngineRow({ form, index, onRemove }: EngineRowProps) {
  const [isOpen, setOpen] = useState(false);
  const row = useWatch({ control: form.control, name: `engines.${index}` });
  const faults = form.formState.errors.engines?.[index];
  const faulty = (['name', 'kw', ...detailNames] as const).find((name) => faults?.[name]);
  const isDetailed = isOpen || detailNames.some((name) => name === faulty);
  const number = index + 1;
  const field = (name: keyof typeof labels) => ({
    label: labels[name](),
    isFaulty: faulty === name,
    ...form.register(`engines.${index}.${name}`),
  });

  return (
    <EditorRow
      aria-label={m.engineRow({ row: number })}
      removeLabel={m.removeEngine({ row: number })}
      onRemove={onRemove}
      details={
        isDetailed && (
          <div className={styles.details}>
            {detailNames.map((name) => (
              <RowInput
                key={name}
                {...field(name)}
                labelled="always"
                look={name === 'codes' ? line : undefined}
                isCode={name === 'codes' || name === 'type'}
                placeholder={name === 'from' || name === 'to' ? m.monthExample() : undefined}
              />
            ))}
          </div>
        )
      }
      fault={faulty && faults?.[faulty]?.message}
      note={isDetailed ? undefined : detailsOf(row)}
    >
      <RowInput {...field('name')} />
      <RowInput {...field('kw')} isCode inputMode="numeric" />
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

/** What the closed row does not show: "CZCA, 2014-05–2017-03, petrol". */
function detailsOf({ codes, type, from, to, fuel, body, drive }: EngineText): string {
  const built = from === '' && to === '' ? '' : `${from}–${to}`;
  return [codes, type, built, fuel, body, drive].filter(Boolean).join(', ');
}
