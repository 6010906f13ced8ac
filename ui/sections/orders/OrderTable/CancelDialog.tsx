import type { Order } from '#contract/orders/orders.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/order-table.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { ConfirmAction, type AskProps } from '../../ConfirmAction/ConfirmAction.tsx';

export function CancelDialog(props: AskProps<Order>) {
  return (
    <ConfirmAction {...props} title={product.cancelQuestion()}>
      {({ productName, productQuantity, totalPrice }) => (
        <>
          <DescriptionList
            columns="nameFirst"
            cells={[
              { label: common.productName(), value: productName },
              { label: common.quantity(), value: <Numeric>{formatCount(productQuantity)}</Numeric> },
              { label: common.totalPrice(), value: <Money amount={totalPrice} /> },
            ]}
          />
          <p>{m.cancelText()}</p>
        </>
      )}
    </ConfirmAction>
  );
}
