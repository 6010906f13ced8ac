import * as common from '#messages/common.js';
import * as m from '#messages/purchase-form.js';
import { TextArea, type TextAreaProps } from '#ui/components/TextArea/TextArea.tsx';
import { TextField, type TextFieldProps } from '#ui/components/TextField/TextField.tsx';

type Connected = 'name' | 'registration' | 'error';

interface AddressFieldsProps {
  phone: Pick<TextFieldProps, Connected>;
  address: Pick<TextAreaProps, Connected>;
}

/** The fields of a new address. */
export const AddressFields = ({ phone, address }: AddressFieldsProps) => (
  <>
    <TextField
      type="tel"
      {...phone}
      label={common.phone()}
      isOptional
      autoComplete="tel"
      placeholder="+46 70 740 61 23"
    />
    <TextArea
      {...address}
      label={common.address()}
      hint={m.addressHint()}
      autoComplete="street-address"
      placeholder={m.addressPlaceholder()}
      rows={3}
    />
  </>
);
