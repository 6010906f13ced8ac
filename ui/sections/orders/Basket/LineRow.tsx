import { useEffect, useRef, useState } from 'react';
import { blocksOrder, type BasketProblem } from '#contract/orders/basket-problems.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { lineTotal } from '#contract/money.ts';
import * as m from '#messages/basket-page.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { FitMark } from '#ui/components/FitMark/FitMark.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper.tsx';
import { Link } from '#ui/link.tsx';
import type { BasketEntry } from './basket-entry.ts';
import { LineProblems, type LineProblemsProps } from './LineProblems.tsx';
import * as styles from './Basket.css.ts';

export interface LineRowProps extends Omit<LineProblemsProps, 'entry' | 'problems'> {
  entry: BasketEntry;
  problems: readonly BasketProblem[];
  /** Moves the focus to what is wrong with the line. */
  focused: object | null;
  /** Names the vehicle of the line, if the lines are for several. */
  showsVehicle: boolean;
  onRemove(entry: BasketEntry): void;
}

/** A line of the basket. */
export function LineRow(props: LineRowProps) {
  const { entry, problems, focused, showsVehicle, onRemove, ...actions } = props;
  const { part, isSold, fit, vehicleName } = entry.line;
  const problemPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) problemPlace.current?.focus();
  }, [focused]);

  const name = part?.name ?? m.unknownPart();
  const href = part && isSold ? actions.partHrefOf(part) : undefined;
  const isReady = part && isSold && !problems.some(blocksOrder);
  return (
    <li className={styles.line}>
      <PictureOf part={part} href={href} />
      <div className={styles.text}>
        {href === undefined ? (
          <span className={styles.goneName} dir="auto">
            {name}
          </span>
        ) : (
          <Link className={styles.name} href={href}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <div className={styles.meta}>
          {part && part.number !== '' && (
            <bdi className={styles.number} dir="ltr">
              {part.number}
            </bdi>
          )}
          {fit && isSold && <FitMark {...fit} />}
          {showsVehicle && vehicleName !== null && <bdi>{vehicleName}</bdi>}
        </div>
        <Price entry={entry} />
      </div>
      {part && isSold && (
        <div className={styles.quantity}>
          <Quantity entry={entry} part={part} onQuantityChange={actions.onQuantityChange} />
        </div>
      )}
      <span className={isReady ? styles.total : styles.noTotal[isSold ? 'blocked' : 'gone']}>
        {isReady ? formatMoney(lineTotal(part.price, entry.line.quantity)) : '–'}
      </span>
      <div className={styles.remove}>
        <IconButton label={m.remove({ name })} icon={<Icon name="x" />} onPress={() => onRemove(entry)} />
      </div>
      <div className={styles.problems} ref={problemPlace} tabIndex={-1}>
        <LineProblems entry={entry} problems={problems} {...actions} />
      </div>
    </li>
  );
}

function PictureOf({ part, href }: { part: Part | null; href: string | undefined }) {
  const picture = <Picture src={part?.image ?? ''} alt="" slot="line" partName={part?.name ?? ''} />;
  if (href === undefined) return <span className={styles.gonePicture}>{picture}</span>;
  return (
    <Link className={styles.picture} href={href} aria-hidden tabIndex={-1}>
      {picture}
    </Link>
  );
}

function Price({ entry: { line } }: Pick<LineRowProps, 'entry'>) {
  const { part, isSold, price } = line;
  if (!part || !isSold) return <p className={styles.each}>{m.wasEach({ price: formatMoney(price) })}</p>;
  return (
    <p className={styles.each}>
      {part.price !== price && (
        <>
          <s className={styles.figure}>{formatMoney(price)}</s>{' '}
        </>
      )}
      {m.each({ price: formatMoney(part.price) })}
    </p>
  );
}

interface QuantityProps extends Pick<LineRowProps, 'entry' | 'onQuantityChange'> {
  part: Part;
}

function Quantity({ entry, part, onQuantityChange }: QuantityProps) {
  const { quantity } = entry.line;
  /** What is typed and cannot be ordered. A number below the minimum may be the start of a larger one. */
  const [typed, setTyped] = useState<{ value: number | null } | null>(null);
  const isWhole = (value: number | null): value is number => Number.isSafeInteger(value) && Number(value) > 0;
  return (
    <QuantityStepper
      isInLine
      label={m.quantityOf({ name: part.name })}
      value={typed ? typed.value : quantity}
      minimum={part.minQuantity}
      stock={part.quantity}
      onChange={(value) => {
        const isComplete = isWhole(value) && value >= part.minQuantity;
        setTyped(isComplete ? null : { value });
        if (isComplete) onQuantityChange(entry, value);
      }}
      onBlur={() => {
        if (typed && isWhole(typed.value)) onQuantityChange(entry, typed.value);
        setTyped(null);
      }}
    />
  );
}

/** In the place of a line that was removed, until the page is left. */
export function RemovedRow({ entry, onUndo }: { entry: BasketEntry; onUndo(): void }) {
  const { part, quantity } = entry.line;
  const undo = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  return (
    <li className={styles.removed}>
      <span role="status" dir="auto">
        {m.removed({ name: part?.name ?? m.unknownPart(), quantity: formatCount(quantity) })}
      </span>
      <div ref={undo}>
        <Button size="sm" icon={<Icon name="undo" size={16} />} onPress={onUndo}>
          {m.undo()}
        </Button>
      </div>
    </li>
  );
}
