import type { UseFormReturn } from 'react-hook-form';
import * as common from '#messages/common.ts';
import * as m from '#messages/part-fields.ts';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { registerField } from '../register-field.ts';
import type { PartTexts } from '../part-values.ts';
import * as styles from './PartFields.css.ts';

export interface PartFieldsProps {
  form: UseFormReturn<PartTexts>;
  /** Whether the stock is typed in here, as of a new part. */
  hasStock: boolean;
}

/** What is said of a part, apart from its picture. */
export function PartFields({ form, hasStock }: PartFieldsProps) {
  const { trigger, formState } = form;
  const { touchedFields } = formState;
  const field = registerField(form);

  /** The stock and the price are judged by the minimum, too. */
  function judgeOthers() {
    if (hasStock && touchedFields.quantity) void trigger('quantity');
    if (touchedFields.price) void trigger('price');
  }

  // Registered here: the form focuses the first invalid field in the order of registration.
  const minimum = () => (
    <NumberInput
      {...field('minQuantity', { onChange: judgeOthers })}
      label={m.minimumQuantity()}
      inputMode="numeric"
    />
  );

  return (
    <div className={styles.fields}>
      <TextField {...field('name')} label={common.productName()} autoComplete="off" />
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
