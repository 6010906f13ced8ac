import { useId, type ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-tile.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { useBasketButtons } from '#ui/basket-buttons.ts';
import { Link } from '#ui/link.tsx';
import { AddToBasket } from '../AddToBasket/AddToBasket.tsx';
import * as styles from './PartTile.css.ts';

/** What a search or a vehicle says about a part. */
export interface PartFinding {
  /** Whether it fits. */
  fit?: ReactNode;
  /** What it was found by. In place of its description. */
  foundBy?: ReactNode;
}

export interface PartTileProps extends PartFinding {
  part: Part;
  /** URL of its order page. */
  href: string;
  /** URL of its own page, if it has one. */
  partHref?: string;
  /** `card` has its image above the text, `row` beside it. */
  look: styles.PartTileLook;
  /** For the first visible picture of a page. */
  isPriority?: boolean;
}

/** A part in a list. */
export function PartTile({ part, href, partHref, look, isPriority, fit, foundBy }: PartTileProps) {
  const factsId = useId();
  const stock = stockState(part);
  const basket = useBasketButtons();
  return (
    <li className={styles.tile[look]}>
      <Link className={styles.picture} href={partHref ?? href} aria-hidden tabIndex={-1}>
        <Picture src={part.image} alt="" slot={look} partName={part.name} isPriority={isPriority} />
      </Link>
      <div className={styles.head}>
        <h3 className={styles.name} dir="auto">
          {partHref === undefined ? (
            part.name
          ) : (
            <Link className={styles.nameLink} href={partHref}>
              {part.name}
            </Link>
          )}
        </h3>
        <span className={styles.price}>{formatMoney(part.price)}</span>
        {(part.number !== '' || stock === 'low' || fit) && (
          <div className={styles.meta}>
            {part.number !== '' && (
              <bdi className={styles.number} dir="ltr">
                {part.number}
              </bdi>
            )}
            {stock === 'low' && (
              <span className={styles.badge}>
                <Badge tone="caution">{common.runningLow()}</Badge>
              </span>
            )}
            {fit && <span className={styles.fit}>{fit}</span>}
          </div>
        )}
      </div>
      {foundBy ? (
        <p className={styles.foundBy}>{foundBy}</p>
      ) : (
        <p className={styles.text} dir="auto">
          {part.description}
        </p>
      )}
      <div className={styles.foot}>
        <dl className={styles.facts} id={factsId}>
          <div>
            <dt className={styles.label}>{common.quantity()}</dt>
            <dd className={styles.value}>{formatCount(part.quantity)}</dd>
          </div>
          <div>
            <dt className={styles.label}>{common.minimumOrder()}</dt>
            <dd className={styles.value}>{formatCount(part.minQuantity)}</dd>
          </div>
        </dl>
        <div className={styles.action}>
          {stock === 'out' ? (
            <Button isDisabled describedBy={factsId} isBlock>
              {common.outOfStock()}
            </Button>
          ) : (
            <>
              {basket && <AddToBasket part={part} basket={basket} look="tile" />}
              <LinkButton href={href} aria-label={m.buyNowName({ name: part.name })} isBlock>
                {common.buyNow()}
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
