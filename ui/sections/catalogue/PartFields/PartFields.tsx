import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import * as common from '#messages/common.js';
import * as m from '#messages/part-fields.js';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { registerField } from '../../form/register-field.ts';
import type { PartTexts } from '../part/part-values.ts';
import * as styles from './PartFields.css.ts';

export interface PartFieldsProps {
  form: UseFormReturn<PartTexts>;
  /** Whether the form contains the stock, as for a new part. */
  hasStock: boolean;
  /** Whether another part has this name and brand. It may be meant, and the form says so. */
  hasName(part: Pick<PartTexts, 'name' | 'brand'>): Promise<boolean>;
}

/** The fields of a part except its picture. */
export function PartFields({ form, hasStock, hasName }: PartFieldsProps) {
  const { trigger, formState } = form;
  const { touchedFields } = formState;
  const field = registerField(form);

  const { control, getValues } = form;
  const name = useWatch({ control, name: 'name' });
  const [repeated, setRepeated] = useState<string>();

  async function checkName() {
    const part = getValues();
    // A request that fails warns of nothing.
    const isRepeated = part.name.trim() !== '' && (await hasName(part).catch(() => false));
    setRepeated(isRepeated ? part.name : undefined);
  }

  /** Stock and price are validated against the minimum quantity too. */
  function validateOthers() {
    if (hasStock && touchedFields.quantity) void trigger('quantity');
    if (touchedFields.price) void trigger('price');
  }

  // Registered here, because the form focuses the first invalid field in the order of registration.
  const minimum = () => (
    <NumberInput
      {...field('minQuantity', { onChange: validateOthers })}
      label={common.minimumQuantity()}
      inputMode="numeric"
    />
  );

  return (
    <div className={styles.fields}>
      <TextField
        {...field('name', { onBlur: () => void checkName() })}
        label={common.productName()}
        autoComplete="off"
        hint={repeated === name ? m.repeatedName() : undefined}
      />
      {hasStock ? (
        <div className={styles.pair}>
          {minimum()}
          <NumberInput {...field('quantity')} label={common.quantity()} inputMode="numeric" />
        </div>
      ) : (
        minimum()
      )}
      <NumberInput {...field('price')} label={common.price()} inputMode="decimal" prefix="$" />
      <TextArea {...field('description')} label={common.description()} />
    </div>
  );
}
