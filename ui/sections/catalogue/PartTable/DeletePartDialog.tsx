import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-table.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Money } from '#ui/components/Money/Money.tsx';
import { DescriptionList } from '#ui/components/DescriptionList/DescriptionList.tsx';
import { ConfirmAction, type AskProps } from '../../ConfirmAction/ConfirmAction.tsx';

export function DeletePartDialog(props: AskProps<Part>) {
  return (
    <ConfirmAction {...props} title={m.deleteTitle()}>
      {({ name, price, quantity }) => (
        <>
          <DescriptionList
            columns="nameFirst"
            cells={[
              { label: common.productName(), value: <bdi>{name}</bdi> },
              { label: common.quantity(), value: <Numeric>{formatCount(quantity)}</Numeric> },
              { label: common.price(), value: <Money amount={price} /> },
            ]}
          />
          <p>{m.deleteText()}</p>
        </>
      )}
    </ConfirmAction>
  );
}
