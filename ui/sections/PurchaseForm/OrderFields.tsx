import { Controller, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { PhoneField } from '#ui/components/PhoneField/PhoneField.tsx';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import type { QuantityRange } from '#ui/components/QuantityStepper/quantity-problem.ts';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import type { OrderValues } from './order-values.ts';

interface OrderFieldsProps {
  register: UseFormRegister<OrderValues>;
  control: Control<OrderValues>;
  errors: FieldErrors<OrderValues>;
  range: QuantityRange;
  quantityMessageId: string;
}

export function OrderFields({ register, control, errors, range, quantityMessageId }: OrderFieldsProps) {
  return (
    <>
      <PhoneField
        label="Phone"
        name="phone"
        registration={register('phone')}
        error={errors.phone?.message}
        isOptional
        autoComplete="tel"
        placeholder="+46 70 740 61 23"
        maxLength={limits.phoneMax}
      />
      <TextArea
        label="Address"
        name="address"
        registration={register('address')}
        error={errors.address?.message}
        hint="We ship here and nowhere else."
        autoComplete="street-address"
        placeholder="Street, city, postal code"
        maxLength={limits.addressMax}
        rows={3}
      />
      <Controller
        control={control}
        name="quantity"
        render={({ field }) => (
          <QuantityStepper
            label="Quantity"
            value={field.value}
            minimum={range.minimum}
            stock={range.stock}
            error={errors.quantity?.message}
            inputRef={field.ref}
            messageId={quantityMessageId}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </>
  );
}
