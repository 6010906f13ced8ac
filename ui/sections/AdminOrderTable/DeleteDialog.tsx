import * as m from '#messages/admin-order-table.ts';
import * as common from '#messages/common.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { ConfirmAction, type AskProps } from '../ConfirmAction/ConfirmAction.tsx';
import type { OrderView } from '../order-view.ts';

/** Asks before an order is deleted, and says what happens to its payment and its stock. */
export function DeleteDialog(props: AskProps<OrderView>) {
  return (
    <ConfirmAction {...props} title={m.deleteThisOrder()}>
      {(asked) => (
        <>
          <DescriptionList
            columns={2}
            cells={[
              { label: common.productName2(), value: <span dir="auto">{asked.productName}</span>, span: 2 },
              { label: common.customer(), value: <span dir="auto">{asked.name}</span>, span: 2 },
              { label: common.quantity(), value: <Numeric>{formatCount(asked.productQuantity)}</Numeric> },
              { label: common.totalPrice(), value: <Money amount={asked.totalPrice} /> },
            ]}
          />
          <Consequence order={asked} />
        </>
      )}
    </ConfirmAction>
  );
}

function Consequence({ order }: { order: OrderView }) {
  const { status, totalPrice, productQuantity, reservedUntil } = order;
  const stock =
    productQuantity === 1 ? (
      m.thePieceGoesBackToStock()
    ) : (
      <>
        <Numeric>{formatCount(productQuantity)}</Numeric> {m.piecesGoBackToStock()}
      </>
    );
  if (status === 'unpaid') {
    return reservedUntil === null ? (
      <p>{m.noStockIsHeldForIt()}</p>
    ) : (
      <p>
        {m.nothingWasChargedAnd()} {stock}.
      </p>
    );
  }
  return (
    <p>
      <strong>
        <Money amount={totalPrice} /> {m.goesBackToTheCustomersCard()}
      </strong>
      {m.andStock()} {stock}
      {m.thisCannotBeUndone()}
    </p>
  );
}
