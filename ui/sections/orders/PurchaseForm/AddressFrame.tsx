import { useId } from 'react';
import type { Recipient } from '#contract/recipient.ts';
import * as m from '#messages/address-choice.js';
import * as common from '#messages/common.js';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as styles from './PurchaseForm.css.ts';

interface AddressFrameProps {
  /** What the customer calls it; may be empty. */
  label: string;
  recipient: Recipient;
  /** Where the address is from. */
  hint: string | undefined;
  onUseAnother(): void;
}

/** The address that an order goes to, in place of its fields. */
export function AddressFrame({ label, recipient, hint, onUseAnother }: AddressFrameProps) {
  const id = useId();
  const { name, phone, address } = recipient;
  return (
    <div role="group" aria-labelledby={id}>
      <p className={styles.addressLabel} id={id}>
        {common.address()}
      </p>
      <div className={styles.addressFrame}>
        <div className={styles.addressHead}>
          {label ? (
            <span className={styles.addressName} dir="auto">
              {label}
            </span>
          ) : (
            <TypedText>{address}</TypedText>
          )}
          <button type="button" className={styles.useAnother} onClick={onUseAnother}>
            {m.useAnother()}
          </button>
        </div>
        {label && <TypedText>{address}</TypedText>}
        <p className={styles.note} dir="auto">
          {phone === '' ? name : `${name}, ${phone}`}
        </p>
      </div>
      {hint !== undefined && <p className={styles.addressHint}>{hint}</p>}
    </div>
  );
}
