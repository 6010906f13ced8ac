import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-tile.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { useBasketButtons } from '#ui/basket-buttons.ts';
import { AddToBasket } from '../AddToBasket/AddToBasket.tsx';

export interface OrderButtonsProps {
  part: Part;
  /** URL of its order page. */
  href: string;
  /** URL of its own page, where people ask to be told when it is back. Absent: there is none. */
  partHref: string | undefined;
  /** The id of the text with its stock and minimum order. */
  describedBy?: string;
}

/** Puts a part into the basket or orders it, in a dense list. */
export function OrderButtons({ part, href, partHref, describedBy }: OrderButtonsProps) {
  const basket = useBasketButtons();
  const { name } = part;
  if (stockState(part) !== 'out')
    return (
      <>
        {basket && <AddToBasket part={part} basket={basket} look="dense" />}
        <LinkButton href={href} size="sm" aria-label={m.buyNowName({ name })}>
          {common.buyNow()}
        </LinkButton>
      </>
    );
  return partHref === undefined ? (
    <Button isDisabled size="sm" describedBy={describedBy}>
      {common.outOfStock()}
    </Button>
  ) : (
    <LinkButton href={partHref} size="sm" aria-label={m.tellMeName({ name })}>
      {m.tellMe()}
    </LinkButton>
  );
}
