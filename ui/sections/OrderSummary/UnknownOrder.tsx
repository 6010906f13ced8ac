import * as common from '#messages/common.ts';
import * as m from '#messages/order-summary.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '../NotFoundPage/NotFoundPage.tsx';

export interface UnknownOrderProps {
  ordersHref: string;
}

/** Shown when the order does not belong to the customer. */
export function UnknownOrder({ ordersHref }: UnknownOrderProps) {
  return (
    <NotFoundPage
      title={m.weCouldNotFindThisOrder()}
      text={m.itMayHaveBeenCancelled()}
      drawing="gear"
      action={
        <LinkButton href={ordersHref} tone="primary" size="lg">
          {common.myOrders()}
        </LinkButton>
      }
    />
  );
}
