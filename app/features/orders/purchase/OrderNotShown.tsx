import * as common from '#messages/common.js';
import * as m from '#messages/purchase.js';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '#ui/sections/NotFound/NotFoundPage.tsx';

interface OrderNotShownProps {
  isPlaced: boolean;
  text?: string;
}

/** Replaces an order page that failed. It never offers to try again, because the order may be placed. */
export function OrderNotShown({ isPlaced, text }: OrderNotShownProps) {
  return (
    <NotFoundPage
      title={isPlaced ? m.placed() : m.notShown()}
      text={text ?? (isPlaced ? m.placedNotShownHint() : m.notShownHint())}
      drawing="gear"
      action={
        <LinkButton href={paths.myOrders} tone="primary" size="lg">
          {common.myOrders()}
        </LinkButton>
      }
    />
  );
}
