import { useEffect, useRef } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as m from '#messages/add-to-basket.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { useTip } from '#ui/components/Tooltip/use-tip.tsx';
import type { BasketButtons } from '#ui/basket-buttons.ts';
import { Link } from '#ui/link.tsx';
import * as styles from './AddToBasket.css.ts';

export interface AddToBasketProps {
  part: Part;
  basket: BasketButtons;
  /** On a tile it is a square with an icon, on a dense one a small square. */
  look: 'page' | 'tile' | 'dense';
}

/** Of the icon, in px. */
const sizes = { page: 20, tile: 20, dense: 16 } as const;

/** Puts the minimum order of a part into the basket. Afterwards it opens the basket. */
export function AddToBasket({ part, basket, look }: AddToBasketProps) {
  const quantity = basket.quantityOf(part) ?? 0;
  const isIn = quantity >= Math.max(1, part.minQuantity);
  const place = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);

  // The link takes the place of the button, and with it the focus.
  useEffect(() => {
    if (isIn && wasPressed.current) place.current?.querySelector('a')?.focus();
    wasPressed.current = false;
  }, [isIn]);

  return (
    <span className={styles.place} ref={place}>
      {isIn ? (
        <OpenBasket part={part} href={basket.href} quantity={formatCount(quantity)} look={look} />
      ) : (
        <Add
          name={part.name}
          look={look}
          onPress={() => {
            wasPressed.current = true;
            void basket.onAdd(part);
          }}
        />
      )}
    </span>
  );
}

type Look = Pick<AddToBasketProps, 'look'>;

function Add({ name, look, onPress }: Look & { name: string; onPress(): void }) {
  const { anchor, tip } = useTip(m.add());
  const isPage = look === 'page';
  return (
    <button
      className={styles.add[look]}
      type="button"
      aria-label={m.addName({ name })}
      onClick={onPress}
      {...(!isPage && anchor)}
    >
      <Icon name="basket" size={sizes[look]} />
      {isPage ? <span>{m.add()}</span> : tip}
    </button>
  );
}

interface OpenBasketProps extends Look, Pick<AddToBasketProps, 'part'> {
  href: string;
  quantity: string;
}

function OpenBasket({ part: { name }, href, quantity, look }: OpenBasketProps) {
  return (
    <Link className={styles.isIn[look]} href={href} aria-label={m.isInName({ quantity, name })}>
      <Icon name="check" size={sizes[look]} />
      {look === 'page' && (
        <>
          <span>{m.isIn()}</span>
          <span className={styles.count}>{quantity}</span>
        </>
      )}
    </Link>
  );
}
