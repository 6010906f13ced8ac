import type { UseFormReturn } from 'react-hook-form';
import { NumberInput } from '#ui/components/NumberInput/NumberInput.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { PartTexts } from '../part-values.ts';
import * as styles from './PartFields.css.ts';

export interface PartFieldsProps {
  form: UseFormReturn<PartTexts>;
  /** Whether the stock is typed in here, as of a new part. */
  hasStock: boolean;
}

/** What is said of a part, apart from its picture. */
export function PartFields({ form, hasStock }: PartFieldsProps) {
  const { register, trigger, formState } = form;
  const { errors, touchedFields } = formState;

  /** The stock and the price are judged by the minimum, too. */
  function judgeOthers() {
    if (hasStock && touchedFields.quantity) void trigger('quantity');
    if (touchedFields.price) void trigger('price');
  }

  // Registered where it stands: the form focuses the first field in error by that order.
  const minimum = () => (
    <NumberInput
      label="Minimum quantity"
      name="minQuantity"
      inputMode="numeric"
      registration={register('minQuantity', { onChange: judgeOthers })}
      error={errors.minQuantity?.message}
    />
  );

  return (
    <div className={styles.fields}>
      <TextField
        label="Product name"
        name="name"
        registration={register('name')}
        error={errors.name?.message}
        autoComplete="off"
      />
      {hasStock ? (
        <div className={styles.pair}>
          {minimum()}
          <NumberInput
            label="Quantity"
            name="quantity"
            inputMode="numeric"
            registration={register('quantity')}
            error={errors.quantity?.message}
          />
        </div>
      ) : (
        minimum()
      )}
      <NumberInput
        label="Price"
        name="price"
        inputMode="decimal"
        prefix="$"
        registration={register('price')}
        error={errors.price?.message}
      />
      <TextArea
        label="Description"
        name="description"
        registration={register('description')}
        error={errors.description?.message}
      />
    </div>
  );
}
