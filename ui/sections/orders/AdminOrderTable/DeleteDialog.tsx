import type { AdminOrder } from '#contract/orders/orders.ts';
import * as m from '#messages/admin-order-table.js';
import * as common from '#messages/common.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { ConfirmAction, type AskProps } from '../../ConfirmAction/ConfirmAction.tsx';

/** Asks before an order is deleted, and says what happens to its payment and its stock. */
export function DeleteDialog(props: AskProps<AdminOrder>) {
  return (
    <ConfirmAction {...props} title={m.deleteTitle()}>
      {(asked) => (
        <>
          <DescriptionList
            columns={2}
            cells={[
              { label: common.productName(), value: <span dir="auto">{asked.productName}</span>, span: 2 },
              { label: common.customer(), value: <span dir="auto">{asked.name}</span>, span: 2 },
              { label: common.quantity(), value: <Numeric>{formatCount(asked.productQuantity)}</Numeric> },
              { label: common.totalPrice(), value: <Money amount={asked.totalPrice} /> },
            ]}
          />
          <Consequence key={asked._id} order={asked} />
        </>
      )}
    </ConfirmAction>
  );
}

function Consequence({ order }: { order: AdminOrder }) {
  const { status, totalPrice, productQuantity, reservedUntil } = order;
  const withPieces = (message: typeof m.deleteReturnsPieces) =>
    withElements((put) =>
      message({ count: productQuantity, shown: put(<Numeric>{formatCount(productQuantity)}</Numeric>) }),
    );
  if (status === 'unpaid') {
    return reservedUntil === null ? <p>{m.deleteExpired()}</p> : <p>{withPieces(m.deleteReservedPieces)}</p>;
  }
  return (
    <p>
      <strong>
        {withElements((put) => m.deleteRefunds({ refund: put(<Money amount={totalPrice} />) }))}
      </strong>{' '}
      {withPieces(m.deleteReturnsPieces)}
    </p>
  );
}
