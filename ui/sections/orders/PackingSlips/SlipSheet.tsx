import type { PackingSlip } from '#contract/orders/invoices.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/packing-slips.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { fitWords } from '#ui/components/FitMark/fit-words.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Sheet } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { FitAnswers } from '../order/FitAnswers.tsx';
import * as styles from './PackingSlips.css.ts';
import { isEncodable, PartBarcode } from './PartBarcode.tsx';
import { ReturnNote, SlipAddress } from './SlipParts.tsx';

/** Characters, beyond which a text gets smaller, so that all of it fits on the sheet. */
const longName = 50;

interface SlipSheetProps {
  slip: PackingSlip;
  /** Where a customer asks about a return. */
  contact: string | null;
}

/** What is packed for one order. It goes into the box, so it has no price. */
export function SlipSheet({ slip, contact }: SlipSheetProps) {
  const { partNumber, productQuantity } = slip;
  const quantity = formatCount(productQuantity);
  return (
    <Sheet size="a5" level={2} title={m.packingSlip()}>
      <SlipAddress slip={slip} label={common.order()}>
        <bdi className={styles.orderNumber}>{slip.number}</bdi>
      </SlipAddress>
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
      {partNumber === null || !isEncodable(partNumber) ? (
        <div className={styles.facts} />
      ) : (
        <div className={styles.figure}>
          <PartBarcode text={partNumber} />
        </div>
      )}
      <DescriptionList columns={2} cells={factsOf(slip)} />
      <ReturnNote contact={contact} />
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
