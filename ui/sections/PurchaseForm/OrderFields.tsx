import { Controller, type UseFormReturn } from 'react-hook-form';
import * as common from '#messages/common.ts';
import * as m from '#messages/purchase-form.ts';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import type { QuantityRange } from '#ui/components/QuantityStepper/quantity-problem.ts';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { registerField } from '../register-field.ts';
import type { OrderValues } from './order-values.ts';

interface OrderFieldsProps {
  form: UseFormReturn<OrderValues>;
  range: QuantityRange;
  quantityMessageId: string;
}

export function OrderFields({ form, range, quantityMessageId }: OrderFieldsProps) {
  const field = registerField(form);
  return (
    <>
      <TextField
        type="tel"
        {...field('phone')}
        label={common.phone()}
        isOptional
        autoComplete="tel"
        placeholder="+46 70 740 61 23"
      />
      <TextArea
        {...field('address')}
        label={common.address()}
        hint={m.weShipTheOrderToThisAddress()}
        autoComplete="street-address"
        placeholder={m.streetCity()}
        rows={3}
      />
      <Controller
        control={form.control}
        name="quantity"
        render={({ field: quantity, fieldState }) => (
          <QuantityStepper
            label={common.quantity()}
            value={quantity.value}
            minimum={range.minimum}
            stock={range.stock}
            error={fieldState.error?.message}
            inputRef={quantity.ref}
            messageId={quantityMessageId}
            onChange={quantity.onChange}
            onBlur={quantity.onBlur}
          />
        )}
      />
    </>
  );
}
