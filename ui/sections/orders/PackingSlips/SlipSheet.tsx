import { lazy, Suspense } from 'react';
import type { PackingSlip } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/packing-slips.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { fitWords } from '#ui/components/FitMark/fit-words.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import * as paper from '#ui/layouts/PrintLayout/PrintLayout.css.ts';
import { printedAddress } from '#ui/layouts/PrintLayout/printed-address.ts';
import { Sheet } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { FitAnswers } from '../order/FitAnswers.tsx';
import * as styles from './PackingSlips.css.ts';

// The app loads it together with the slips.
const Barcode = lazy(async () => ({ default: (await import('./Barcode.tsx')).Barcode }));

/** Characters, beyond which a text gets smaller, so that all of it fits on the sheet. */
const longAddress = 120;
const longName = 50;

/** What Code 128 can encode in the width of a sheet. */
const isAscii = /^[ -~]{1,48}$/;

interface SlipSheetProps {
  slip: PackingSlip;
  /** Where a customer asks about a return. */
  contact: string | null;
}

/** What is packed for one order. It goes into the box, so it has no price. */
export function SlipSheet({ slip, contact }: SlipSheetProps) {
  const { partNumber, productQuantity } = slip;
  const address = printedAddress(slip.address);
  const quantity = formatCount(productQuantity);
  return (
    <Sheet size="a5" level={2} title={m.packingSlip()}>
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
          <p className={paper.label}>{common.order()}</p>
          <p>
            <bdi className={styles.orderNumber}>{slip.number}</bdi>
          </p>
        </div>
      </div>
      <div className={styles.part}>
        <p>
          <bdi className={styles.quantity} data-long={quantity.length > 4 || undefined}>
            {quantity}
          </bdi>
          <span className={styles.pieces}>{m.pieces({ count: productQuantity })}</span>
        </p>
        <p>
          <strong
            className={styles.name}
            dir="auto"
            data-long={slip.productName.length > longName || undefined}
          >
            {slip.productName}
          </strong>
          {partNumber !== null && <bdi className={styles.number}>{partNumber}</bdi>}
        </p>
      </div>
      {partNumber === null || !isAscii.test(partNumber) ? (
        <div className={styles.facts} />
      ) : (
        <figure className={styles.figure}>
          <Suspense fallback={<div className={styles.barcode} />}>
            <Barcode text={partNumber} />
          </Suspense>
          <figcaption className={styles.caption}>
            <bdi>{partNumber}</bdi>
          </figcaption>
        </figure>
      )}
      <DescriptionList columns={2} cells={factsOf(slip)} />
      <p className={styles.returns}>
        {contact === null
          ? m.returnNote()
          : withElements((put) => m.returnNoteTo({ contact: put(<bdi>{contact}</bdi>) }))}
      </p>
    </Sheet>
  );
}

function factsOf({ createdAt, vehicle, fit, answers, shipment }: PackingSlip) {
  return [
    { label: m.ordered(), value: formatDate(createdAt) },
    {
      label: m.vehicle(),
      value:
        vehicle === null ? (
          '–'
        ) : (
          <>
            <bdi>{vehicle}</bdi>
            {fit !== null && (
              <>
                <br />
                {fitWords({ kind: fit, engines: [], isUniversal: false })}
              </>
            )}
            <FitAnswers answers={answers} />
          </>
        ),
    },
    { label: m.carrier(), value: <span dir="auto">{shipment?.carrier ?? '–'}</span> },
    { label: m.trackingNumber(), value: <Numeric>{shipment?.trackingNumber ?? '–'}</Numeric> },
  ];
}
