import { useEffect, useId, useRef } from 'react';
import type { SavedAddress } from '#contract/addresses.ts';
import * as m from '#messages/address-choice.js';
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
} from '../VehiclePicker/VehiclePicker.css.ts';

export interface AddressChoicesProps {
  /** Null: they are not shown. */
  saved: readonly SavedAddress[] | null;
  /** The id of the chosen one; null: a new address. */
  chosen: string | null;
  /** A press opened them and its button is gone, so the chosen one gets the focus. */
  isOpened: boolean;
  onChoose(address: SavedAddress | null): void;
}

/** The saved addresses, and a new one, as radio buttons. */
export function AddressChoices({ saved, chosen, isOpened, onChoose }: AddressChoicesProps) {
  const group = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isShown = saved !== null;

  useEffect(() => {
    if (isShown && isOpened) fieldset.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [isShown, isOpened]);

  if (saved === null) return null;
  const choices = [...saved.map((one) => ({ id: one._id, address: one })), { id: null, address: null }];
  return (
    <fieldset className={list} ref={fieldset}>
      <legend className={legend}>{m.choose()}</legend>
      <ul className={rows}>
        {choices.map(({ id, address }) => (
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
                  {address === null ? m.another() : address.label || address.address}
                </span>
                {address?.label && (
                  <span className={details} dir="auto">
                    {address.address}
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
