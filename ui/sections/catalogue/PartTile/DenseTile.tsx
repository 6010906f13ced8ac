import { useId } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-tile.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Link } from '#ui/link.tsx';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './DenseTile.css.ts';
import { OrderButtons } from './OrderButtons.tsx';
import type { PartTileProps } from './PartTile.tsx';
import { nameLink } from './PartTile.css.ts';

export type DenseTileProps = Omit<PartTileProps, 'look'>;

/** A part in the catalogue: what is compared before a part is opened, without its text. */
export function DenseTile({ part, href, partHref, isPriority, fit, foundBy }: DenseTileProps) {
  const factsId = useId();
  return (
    <li className={styles.tile}>
      <Link className={styles.picture} href={partHref ?? href} aria-hidden tabIndex={-1}>
        <Picture src={part.image} alt="" slot="shelf" partName={part.name} isPriority={isPriority} />
      </Link>
      <div className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {partHref === undefined ? (
            part.name
          ) : (
            <Link className={nameLink} href={partHref}>
              {part.name}
            </Link>
          )}
        </h3>
        <span className={styles.price}>{formatMoney(part.price)}</span>
      </div>
      <div className={styles.meta}>
        {part.number !== '' && (
          <bdi className={styles.number} dir="ltr">
            {part.number}
          </bdi>
        )}
        {fit && <span className={styles.fit}>{fit}</span>}
      </div>
      {foundBy && <p className={styles.foundBy}>{foundBy}</p>}
      <div className={styles.foot}>
        <p className={styles.facts} id={factsId}>
          <StockLine {...part} />{' '}
          <span>
            {withElements((put) => m.minimum({ minQuantity: put(<Count>{part.minQuantity}</Count>) }))}
          </span>
        </p>
        <div className={styles.buttons}>
          <OrderButtons part={part} href={href} partHref={partHref} describedBy={factsId} />
        </div>
      </div>
    </li>
  );
}

/** How many there are, in words that also say whether that is little. */
function StockLine(part: Pick<Part, 'quantity' | 'minQuantity'>) {
  const state = stockState(part);
  const message = state === 'in' ? m.inStock : m.onlyLeft;
  return (
    <span className={styles.stock[state]}>
      {part.quantity <= 0
        ? common.outOfStock()
        : withElements((put) => message({ quantity: put(<Count>{part.quantity}</Count>) }))}
    </span>
  );
}

function Count({ children }: { children: number }) {
  return <bdi className={styles.count}>{formatCount(children)}</bdi>;
}
