import * as common from '#messages/common.js';
import * as m from '#messages/purchase.js';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { NotFoundPage } from '#ui/sections/NotFound/NotFoundPage.tsx';

/** Replaces an order form that failed. It never offers to try again, because the order may be placed. */
export const OrderNotShown = () => (
  <NotFoundPage
    title={m.notShown()}
    text={m.notShownHint()}
    drawing="gear"
    action={
      <LinkButton href={paths.myOrders} tone="primary" size="lg">
        {common.myOrders()}
      </LinkButton>
    }
  />
);
