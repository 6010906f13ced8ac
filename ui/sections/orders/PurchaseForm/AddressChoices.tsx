import { useId } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import * as m from '#messages/address-choice.js';
import { addressTexts } from '../../accounts/Addresses/address-name.ts';
import {
  details,
  dot,
  legend,
  name as nameClass,
  radio,
  row,
  rows,
  saved as list,
  text,
} from '../../fitment/VehiclePicker/VehiclePicker.css.ts';

interface AddressChoicesProps {
  saved: readonly SavedAddress[];
  /** The id of the chosen one; null: a new address. */
  chosen: string | null;
  onChoose(address: SavedAddress | null): void;
}

/** The saved addresses, and a new one, as radio buttons. */
export function AddressChoices({ saved, chosen, onChoose }: AddressChoicesProps) {
  const group = useId();
  const choices = [
    ...saved.map((one) => ({ id: one._id, address: one, ...addressTexts(one) })),
    { id: null, address: null, name: m.another(), rest: '' },
  ];
  return (
    <fieldset className={list}>
      <legend className={legend}>{m.choose()}</legend>
      <ul className={rows}>
        {choices.map(({ id, address, name, rest }) => (
          <li className={row} key={id}>
            <label className={radio}>
              <input
                className={dot}
                type="radio"
                name={group}
                checked={id === chosen}
                onChange={() => onChoose(address)}
              />
              <span className={text}>
                <span className={nameClass} dir="auto">
                  {name}
                </span>
                {rest !== '' && (
                  <span className={details} dir="auto">
                    {rest}
                  </span>
                )}
                {address && (
                  <span className={details} dir="auto">
                    {address.phone === '' ? address.name : `${address.name}, ${address.phone}`}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
