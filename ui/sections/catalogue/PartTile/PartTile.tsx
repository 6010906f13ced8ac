import { useId } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-tile.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { ModelsMark } from '#ui/components/FitMark/ModelsMark.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Link } from '#ui/link.tsx';
import { numberMatchWords } from '../part/number-match-words.ts';
import { FoundBy } from './FoundBy.tsx';
import * as styles from './PartTile.css.ts';

export interface PartTileProps {
  part: Part;
  /** URL of its order page. */
  href: string;
  /** URL of its own page, if it has one. */
  partHref?: string;
  /**
   * `card` has its image above the text, `shelf` moves it beside the text on narrow screens, `row` has it
   * beside the text at every width.
   */
  look: styles.PartTileLook;
  /** For the first visible picture of a page. */
  isPriority?: boolean;
}

/** A part in a list. */
export function PartTile({ part, href, partHref, look, isPriority }: PartTileProps) {
  const factsId = useId();
  const stock = stockState(part);
  const { fit, fitModels, foundBy, numberMatch } = part;
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
        {(part.number !== '' || stock === 'low' || fit || fitModels) && (
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
            {(fit ?? fitModels) && (
              <span className={styles.fit}>
                {fit ? <FitMark {...fit} /> : fitModels && <ModelsMark {...fitModels} />}
              </span>
            )}
          </div>
        )}
      </div>
      {(foundBy ?? numberMatch) ? (
        <p className={styles.foundBy}>
          {numberMatch && <span className={styles.numberMatch}>{numberMatchWords[numberMatch]()}</span>}
          {foundBy && <FoundBy {...foundBy} />}
        </p>
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
            <LinkButton href={href} aria-label={m.buyNowName({ name: part.name })} isBlock>
              {common.buyNow()}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}
