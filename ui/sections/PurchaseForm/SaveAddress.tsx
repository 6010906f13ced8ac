import * as m from '#messages/address-choice.js';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';

interface SaveAddressProps {
  isSaved: boolean;
  onChange(isSaved: boolean): void;
}

export const SaveAddress = ({ isSaved, onChange }: SaveAddressProps) => (
  <Checkbox label={m.save()} isChecked={isSaved} onChange={onChange} />
);
