import { useId } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Figure/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Link } from '#ui/link.tsx';
import { isOutOfStock, type PartCard } from './part-card.ts';
import * as styles from './PartsGrid.css.ts';

export interface PartTileProps {
  part: PartCard;
  href: string;
}

/** One part of a ruled grid, as an item of its list. */
export function PartTile({ part, href }: PartTileProps) {
  const factsId = useId();
  return (
    <li className={styles.card}>
      <Link className={styles.picture} href={href} aria-hidden tabIndex={-1}>
        <Picture src={part.image} alt="" slot="card" partName={part.name} />
      </Link>
      <div className={styles.head}>
        <h3 className={styles.name}>{part.name}</h3>
        <span className={styles.price}>{formatMoney(part.price)}</span>
      </div>
      <p className={styles.text}>{part.description}</p>
      <div className={styles.foot}>
        <dl className={styles.facts} id={factsId}>
          <div>
            <dt className={styles.label}>Quantity</dt>
            <dd className={styles.value}>{formatCount(part.quantity)}</dd>
          </div>
          <div>
            <dt className={styles.label}>Minimum order</dt>
            <dd className={styles.value}>{formatCount(part.minQuantity)}</dd>
          </div>
        </dl>
        <div className={styles.action}>
          {isOutOfStock(part) ? (
            <Button isDisabled describedBy={factsId}>
              Out of stock
            </Button>
          ) : (
            <LinkButton href={href} aria-label={`Buy Now, ${part.name}`}>
              Buy Now
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}
