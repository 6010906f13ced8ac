import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { referenceKinds, type ReferenceKind } from '#contract/catalogue/part-number.ts';
import * as m from '#messages/part-extras.js';
import { plainOnBlur } from '#ui/components/Field/plain-on-blur.ts';
import { EditorRow, RowInput, RowSelect } from '../../RowsEditor/EditorRow.tsx';
import { RowsEditor } from '../../RowsEditor/RowsEditor.tsx';
import { lineBeside } from '../../RowsEditor/RowsEditor.css.ts';
import type { PartTexts } from '../part/part-values.ts';
import * as styles from './PartExtras.css.ts';

const kindNames: Record<ReferenceKind, string> = {
  original: m.original(),
  other: m.other(),
  replaces: m.replaces(),
  gtin: m.gtin(),
};
const kinds = referenceKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** The other numbers of a part, one in a row. */
export function ReferenceRows({ form }: { form: UseFormReturn<PartTexts> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'references' });
  return (
    <RowsEditor
      rows={fields}
      columns={styles.references}
      labels={[m.kind(), m.maker(), m.number()]}
      addLabel={m.addNumber()}
      isFull={fields.length >= limits.references}
      onAdd={() => append({ kind: 'original', maker: '', number: '' }, { shouldFocus: false })}
      onRemove={remove}
    >
      {(_row, index, removeRow) => <ReferenceRow form={form} index={index} onRemove={removeRow} />}
    </RowsEditor>
  );
}

interface ReferenceRowProps {
  form: UseFormReturn<PartTexts>;
  index: number;
  onRemove(): void;
}

function ReferenceRow({ form, index, onRemove }: ReferenceRowProps) {
  const { register, getFieldState, formState, trigger } = form;
  const isGtin = useWatch({ control: form.control, name: `references.${index}.kind` }) === 'gtin';
  const names = { maker: `references.${index}.maker`, number: `references.${index}.number` } as const;
  const registration = register(names.number);
  const maker = getFieldState(names.maker, formState);
  const number = getFieldState(names.number, formState);
  // A row is checked when it is added, too, before anybody has typed.
  const isNumberFaulty = number.invalid && (formState.isSubmitted || number.isTouched);

  return (
    <EditorRow
      removeLabel={m.removeNumber({ number: index + 1 })}
      fault={isNumberFaulty ? number.error?.message : maker.error?.message}
      onRemove={onRemove}
    >
      <RowSelect
        label={m.kind()}
        options={kinds}
        {...register(`references.${index}.kind`, {
          onChange: () => void (number.isTouched && trigger(names.number)),
        })}
      />
      <RowInput
        label={m.maker()}
        isFaulty={maker.invalid}
        {...register(names.maker)}
        // A disabled field of the form would lose its value.
        readOnly={isGtin}
      />
      <RowInput
        label={m.number()}
        look={lineBeside}
        isCode
        isFaulty={isNumberFaulty}
        inputMode={isGtin ? 'numeric' : undefined}
        aria-required
        {...registration}
        onBlur={plainOnBlur(registration.onBlur)}
      />
    </EditorRow>
  );
}
