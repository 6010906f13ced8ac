import { useEffect, useRef, useState } from 'react';
import type { SavedAddress } from '#contract/accounts/addresses.ts';
import type { Recipient } from '#contract/recipient.ts';
import * as m from '#messages/address-choice.js';
import { AddressChoices } from './AddressChoices.tsx';
import { AddressFrame } from './AddressFrame.tsx';

/** As text, as a choice of the saved ones, or as the fields of a new one, below that choice. */
export type AddressEntry = 'frame' | 'saved' | 'fields';

export interface AddressPartProps {
  saved: readonly SavedAddress[];
  recipient: Recipient;
  /** The saved address with the text of the recipient. */
  same: SavedAddress | undefined;
  /** Whether the recipient is that of the earlier order. */
  isOrders: boolean;
  entry: AddressEntry;
  onChoose(address: SavedAddress | null): void;
  onUseAnother(): void;
}

/** The address of an order, in place of its fields or above them. */
export function AddressPart(props: AddressPartProps) {
  const { saved, recipient, same, isOrders, entry, onChoose, onUseAnother } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);

  // The pressed button is gone.
  useEffect(() => {
    if (isOpened) place.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [isOpened]);

  return (
    <div ref={place}>
      {entry === 'frame' ? (
        <AddressFrame
          label={same?.label ?? ''}
          recipient={recipient}
          hint={isOrders ? m.ofOrder() : same && same === saved[0] ? m.isDefault() : undefined}
          onUseAnother={() => {
            onUseAnother();
            setOpened(true);
          }}
        />
      ) : (
        saved.length > 0 && (
          <AddressChoices
            saved={saved}
            chosen={entry === 'saved' ? (same?._id ?? null) : null}
            onChoose={onChoose}
          />
        )
      )}
    </div>
  );
}
