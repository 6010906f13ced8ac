import type { ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-facts.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { CopyText } from '#ui/components/CopyText/CopyText.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Text } from '#ui/components/Text/Text.tsx';
import { TypedText } from '#ui/components/Text/TypedText.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { useShop } from '#ui/shop.ts';
import * as styles from './PartFacts.css.ts';

type Named = Pick<Part, 'name' | 'number' | 'brand'>;

/** The name, number and brand at the top of a page about a part. */
export function PartName({ part, style = 'h2' }: { part: Named; style?: 'h1' | 'h2' }) {
  const shop = useShop().name;
  const brand = part.brand === '' ? shop : part.brand;
  return (
    <div>
      <div className={styles.name}>
        <Text as="h1" style={style}>
          {part.name}
        </Text>
      </div>
      <div className={styles.line}>
        <span className={styles.number}>
          <CopyText text={part.number} label={m.copyNumber()} size="lg" />
        </span>
        <span dir="auto">{m.brand({ brand })}</span>
      </div>
    </div>
  );
}

export interface PartFactsProps {
  part: Part;
  /** Where it is ordered, the name is larger and the text is complete. */
  isOrder?: boolean;
  /** Below the name: whether it fits. */
  fit?: ReactNode;
  /** How many the customer's vehicle needs. Null keeps the space of the line while that is not known. */
  perVehicle?: number | null;
  /** The picture, if it is between the name and the text. */
  children?: ReactNode;
}

/** What a customer must know to order a part. */
export function PartFacts({ part, isOrder = false, fit, perVehicle, children }: PartFactsProps) {
  return (
    <div className={styles.facts}>
      <div>
        <PartName part={part} style={isOrder ? 'h1' : 'h2'} />
        {fit}
      </div>
      {children}
      {isOrder ? (
        <Text style="lead">
          <TypedText>{part.description}</TypedText>
        </Text>
      ) : (
        <p className={styles.start} dir="auto">
          {part.description}
        </p>
      )}
      <div>
        <dl className={styles.figures}>
          <div className={styles.priceCell}>
            <dt>
              <VisuallyHidden>{common.price()}</VisuallyHidden>
            </dt>
            <dd className={styles.price}>
              <bdi>{formatMoney(part.price)}</bdi>
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{common.quantity()}</dt>
            <dd className={styles.value}>
              <bdi className={styles.count}>{formatCount(part.quantity)}</bdi>
              {stockState(part) === 'low' && <Badge tone="caution">{common.runningLow()}</Badge>}
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{common.minimumOrder()}</dt>
            <dd className={styles.value}>
              <bdi className={styles.count}>{formatCount(part.minQuantity)}</bdi>
            </dd>
          </div>
        </dl>
        {perVehicle !== undefined && (
          <p className={styles.perVehicle}>
            {perVehicle !== null && m.piecesPerVehicle({ count: perVehicle, shown: formatCount(perVehicle) })}
          </p>
        )}
      </div>
    </div>
  );
}
