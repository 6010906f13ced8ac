import type { PackingSlip } from '#contract/orders/invoices.ts';
import * as m from '#messages/packing-slips.js';
import { formatDate } from '#ui/components/DateTime/format-date-time.ts';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { fitWords } from '#ui/components/FitMark/fit-words.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Sheet } from '#ui/layouts/PrintLayout/Sheet.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { FitAnswers } from '../order/FitAnswers.tsx';
import * as styles from './PackingSlips.css.ts';
import { isEncodable, PartBarcode } from './PartBarcode.tsx';
import { ReturnNote, SlipAddress } from './SlipParts.tsx';

interface SlipTogetherProps {
  /** Of one checkout and address, as they are picked. */
  slips: readonly [PackingSlip, ...PackingSlip[]];
  /** Where a customer asks about a return. */
  contact: string | null;
}

/** What is packed for several orders in one parcel. It goes into the box, so it has no price. */
export function SlipTogether({ slips, contact }: SlipTogetherProps) {
  const [first] = slips;
  const pieces = slips.reduce((sum, { productQuantity }) => sum + productQuantity, 0);
  return (
    <Sheet size="a5" level={2} title={m.packingSlip()}>
      <SlipAddress slip={first} label={m.orders()}>
        <strong className={styles.together}>{m.together({ shown: formatCount(slips.length) })}</strong>
      </SlipAddress>
      <ul className={styles.lines}>
        {slips.map((slip) => (
          <Line slip={slip} key={slip._id} />
        ))}
      </ul>
      <p className={styles.tally}>
        <span>{m.tickEach()}</span>
        <span>
          {m.lines({ lines: formatCount(slips.length), count: pieces, shown: formatCount(pieces) })}
        </span>
      </p>
      <DescriptionList
        columns={2}
        cells={[
          { label: m.ordered(), value: formatDate(first.createdAt), span: 2 },
          { label: m.carrier(), value: <span dir="auto">{shared(slips, 'carrier')}</span> },
          { label: m.trackingNumber(), value: <Numeric>{shared(slips, 'trackingNumber')}</Numeric> },
        ]}
      />
      <ReturnNote contact={contact} />
    </Sheet>
  );
}

/** What is the same for all orders. */
function shared(slips: readonly PackingSlip[], field: 'carrier' | 'trackingNumber'): string {
  const [value, ...others] = new Set(slips.map(({ shipment }) => shipment?.[field]));
  return others.length === 0 ? (value ?? '–') : '–';
}

function Line({ slip }: { slip: PackingSlip }) {
  const { partNumber, vehicle, fit } = slip;
  return (
    <li className={styles.line}>
      <span className={styles.tick} />
      <bdi className={styles.lineQuantity}>{formatCount(slip.productQuantity)}</bdi>
      <div className={styles.lineFacts}>
        <strong dir="auto">{slip.productName}</strong>
        {partNumber !== null && <bdi className={styles.lineNumber}>{partNumber}</bdi>}
        <span>
          {withElements((put) =>
            m.orderOf({ number: put(<bdi className={styles.lineNumber}>{slip.number}</bdi>) }),
          )}
        </span>
        {vehicle !== null && <bdi>{vehicle}</bdi>}
        {fit !== null && <span>{fitWords({ kind: fit, engines: [], isUniversal: false })}</span>}
        <FitAnswers answers={slip.answers} />
      </div>
      {partNumber !== null && isEncodable(partNumber) && <PartBarcode text={partNumber} isLow />}
    </li>
  );
}
