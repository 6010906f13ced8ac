import type { ReactNode } from 'react';
import type { PackingSlip } from '#contract/orders/invoices.ts';
import * as m from '#messages/packing-slips.js';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { printedAddress } from '#ui/layouts/PrintLayout/printed-address.ts';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './PackingSlips.css.ts';

/** Characters, beyond which the text gets smaller, so that all of it fits on the sheet. */
const longAddress = 120;

interface SlipAddressProps {
  slip: Pick<PackingSlip, 'name' | 'address'>;
  /** What the content at the end is. */
  label: string;
  children: ReactNode;
}

/** Where a parcel goes. */
export function SlipAddress({ slip, label, children }: SlipAddressProps) {
  const address = printedAddress(slip.address);
  return (
    <div className={styles.address}>
      <div>
        <p className={paper.label}>{m.shipTo()}</p>
        <p className={styles.shipTo} data-long={address.length > longAddress || undefined}>
          <strong dir="auto">{slip.name}</strong>
          <br />
          <TypedText>{address}</TypedText>
        </p>
      </div>
      <div className={styles.order}>
        <p className={paper.label}>{label}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}

/** How a part is returned. `contact`: where a customer asks. */
export const ReturnNote = ({ contact }: { contact: string | null }) => (
  <p className={styles.returns}>
    {contact === null
      ? m.returnNote()
      : withElements((put) => m.returnNoteTo({ contact: put(<bdi>{contact}</bdi>) }))}
  </p>
);
