import type { ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/hero.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { drawingFor } from '#ui/components/Drawing/drawing-for.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import type { Remote } from '#ui/remote.ts';
import * as styles from './Hero.css.ts';

export interface FeaturedPartProps {
  /** The featured part, shown below the disc; null when there is none. */
  featured: Remote<Part | null>;
  /** URL of a part's order page. */
  hrefOf(part: Part): string;
}

/** The title block below the disc. Its space is reserved in every state. */
export function FeaturedPart({ featured, hrefOf }: FeaturedPartProps) {
  switch (featured.status) {
    case 'loading':
      return <Block {...waiting} />;
    case 'error':
      return (
        <Sentence
          label={common.stock()}
          text={m.stockFailed()}
          action={<Button onPress={featured.onRetry}>{common.tryAgain()}</Button>}
        />
      );
    case 'ready': {
      const part = featured.value;
      if (part === null) return <Sentence label={common.stock()} text={m.soldOut()} />;
      return (
        <Block
          label={drawingFor(part.name) === 'disc' ? m.shownAbove() : m.fromStock()}
          name={part.name}
          facts={factsOf(part)}
          action={
            isOutOfStock(part) ? (
              <Button isDisabled isBlock>
                {common.outOfStock()}
              </Button>
            ) : (
              <LinkButton href={hrefOf(part)} isBlock aria-label={m.buyNowName({ name: part.name })}>
                {common.buyNow()}
              </LinkButton>
            )
          }
        />
      );
    }
  }
}

const labels = { price: common.price(), quantity: common.quantity(), minimum: common.minimumOrder() };

type Facts = Record<keyof typeof labels, ReactNode>;

const factsOf = (part: Part): Facts => ({
  price: formatMoney(part.price),
  quantity: formatCount(part.quantity),
  minimum: formatCount(part.minQuantity),
});

const word = <Skeleton width="word" />;

const waiting: BlockProps = {
  label: m.shownAbove(),
  name: <Skeleton width="half" />,
  facts: { price: word, quantity: word, minimum: word },
  action: <Skeleton shape="field" width="full" />,
};

interface BlockProps {
  label: string;
  name: ReactNode;
  facts: Facts;
  action: ReactNode;
}

function Block({ label, name, facts, action }: BlockProps) {
  return (
    <div className={styles.block}>
      <dl className={styles.facts}>
        <div className={styles.cell}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.name}>{name}</dd>
        </div>
        {(['price', 'quantity', 'minimum'] as const).map((fact) => (
          <div key={fact} className={styles.cell}>
            <dt className={styles.label}>{labels[fact]}</dt>
            <dd className={styles.value}>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

function Sentence({ label, text, action }: { label: string; text: string; action?: ReactNode }) {
  return (
    <div className={styles.block}>
      <div className={`${styles.cell} ${styles.sentence}`}>
        <p className={styles.label}>{label}</p>
        <p className={styles.name}>{text}</p>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
