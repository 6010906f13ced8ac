import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import {
  basketProblems,
  blocksOrder,
  sumOfBasket,
  type BasketProblem,
  type BasketSum,
} from '#contract/orders/basket-problems.ts';
import * as m from '#messages/basket-page.js';
import * as common from '#messages/common.js';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { CheckoutLayout } from '#ui/layouts/CheckoutLayout/CheckoutLayout.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import type { BasketEntry } from './basket-entry.ts';
import { LineRow, RemovedRow, type LineRowProps } from './LineRow.tsx';
import * as styles from './Basket.css.ts';

/** What the panel beside the lines needs to know of them. */
export interface BasketState extends BasketSum {
  /** How many lines are ordered together: at most 100. */
  lines: number;
  /** How many of them cannot be ordered as they are. */
  blocked: number;
}

export interface BasketProps extends Omit<LineRowProps, 'entry' | 'problems' | 'focused' | 'showsVehicle'> {
  basket: Remote<readonly BasketEntry[]>;
  /** URL of the catalogue. */
  partsHref: string;
  /** URL of the page where a list of numbers is ordered. */
  quickOrderHref: string;
  /** The key of the line that receives the focus. A new object moves it again. */
  focused: { key: string } | null;
  onUndo(entry: BasketEntry): void;
  /** Beside the lines: places the orders, or asks for a login. */
  children(state: BasketState): ReactNode;
}

/** The basket: its lines, with what is wrong with each, and what they cost. */
export function Basket(props: BasketProps) {
  const { basket, partsHref, quickOrderHref, focused, onUndo, children, ...row } = props;
  if (basket.status === 'error')
    return (
      <CheckoutLayout step="order">
        <Title />
        <LoadFailed of={basket} title={m.failed()} />
      </CheckoutLayout>
    );
  if (basket.status === 'loading') return <Loading partsHref={partsHref} />;
  if (basket.value.length === 0) return <Empty {...{ partsHref, quickOrderHref }} />;

  const entries = basket.value;
  const kept = entries.filter(({ isRemoved }) => !isRemoved);
  const problems = basketProblems(kept.map(({ line }) => line));
  const problemsOf = new Map(kept.map(({ key }, index) => [key, problems[index] ?? []]));
  const ordered = kept.slice(0, limits.checkoutLines);
  const blocked = ordered.filter(({ key }) => problemsOf.get(key)?.some(blocksOrder)).length;
  const sum = sumOfBasket(
    ordered.map(({ line }) => line),
    problems,
  );
  return (
    <CheckoutLayout
      step="order"
      aside={kept.length > 0 && children({ ...sum, lines: ordered.length, blocked })}
    >
      <Title quickOrderHref={quickOrderHref} />
      <div className={styles.notices}>
        {blocked > 0 && <Notice tone="caution">{m.blocked({ count: blocked })}</Notice>}
        {kept.length > ordered.length && (
          <Notice tone="info">{m.firstLines({ most: limits.checkoutLines })}</Notice>
        )}
      </div>
      <Lines entries={entries} kept={kept} problemsOf={problemsOf} {...{ focused, onUndo, row }} />
      <div className={styles.foot}>
        <span>{m.reservesNothing({ days: limits.basketDays })}</span>
        <TextLink href={partsHref}>{m.moreParts()}</TextLink>
      </div>
    </CheckoutLayout>
  );
}

interface LinesProps extends Pick<BasketProps, 'focused' | 'onUndo'> {
  entries: readonly BasketEntry[];
  kept: readonly BasketEntry[];
  problemsOf: ReadonlyMap<string, readonly BasketProblem[]>;
  row: Omit<LineRowProps, 'entry' | 'problems' | 'focused' | 'showsVehicle'>;
}

function Lines({ entries, kept, problemsOf, focused, onUndo, row }: LinesProps) {
  const vehicles = new Set(kept.map(({ line }) => line.vehicleName));
  const [vehicle = null] = vehicles;
  const isForOne = vehicles.size === 1 && vehicle !== null;
  const count = kept.length;
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span className={styles.headCount} dir="auto">
          {isForOne ? m.linesFor({ count, vehicle }) : m.lines({ count })}
        </span>
        <span className={styles.headQuantity}>{common.quantity()}</span>
        <span className={styles.headTotal}>{m.total()}</span>
      </div>
      <ul aria-label={common.basket()}>
        {entries.map((entry) =>
          entry.isRemoved ? (
            <RemovedRow key={entry.key} entry={entry} onUndo={() => onUndo(entry)} />
          ) : (
            <LineRow
              key={entry.key}
              entry={entry}
              problems={problemsOf.get(entry.key) ?? []}
              focused={focused?.key === entry.key ? focused : null}
              showsVehicle={!isForOne}
              {...row}
            />
          ),
        )}
      </ul>
    </>
  );
}

const Title = ({ quickOrderHref }: Partial<Pick<BasketProps, 'quickOrderHref'>>) => (
  <div className={styles.title}>
    <Text as="h1" style="h1">
      {common.basket()}
    </Text>
    {quickOrderHref !== undefined && <ArrowLink href={quickOrderHref}>{m.byList()}</ArrowLink>}
  </div>
);

/** An admin places no orders. */
export function NoBasket({ partsHref }: Pick<BasketProps, 'partsHref'>) {
  return (
    <CheckoutLayout step="order">
      <Title />
      <EmptyState
        title={m.noneForAdmins()}
        text={m.noneForAdminsHint()}
        drawing={<Drawing name="disc" variant="missing" />}
        action={<LinkButton href={partsHref}>{m.lookForParts()}</LinkButton>}
      />
    </CheckoutLayout>
  );
}

function Empty({ partsHref, quickOrderHref }: Pick<BasketProps, 'partsHref' | 'quickOrderHref'>) {
  return (
    <CheckoutLayout step="order">
      <Title />
      <EmptyState
        title={m.empty()}
        text={m.emptyHint({ days: limits.basketDays })}
        drawing={<Drawing name="disc" variant="missing" />}
        action={
          <>
            <LinkButton href={partsHref} tone="primary">
              {m.lookForParts()}
            </LinkButton>
            <LinkButton href={quickOrderHref} tone="quiet">
              {m.byList()}
            </LinkButton>
          </>
        }
      />
    </CheckoutLayout>
  );
}

function Loading({ partsHref }: Pick<BasketProps, 'partsHref'>) {
  return (
    <CheckoutLayout step="order">
      <Title />
      <div className={styles.withoutScripts}>
        <Notice tone="info">
          {m.withoutScripts()} <TextLink href={partsHref}>{m.lookForParts()}</TextLink>
        </Notice>
      </div>
      <div className={styles.loading}>
        <HiddenStatus>{m.loading()}</HiddenStatus>
        {[1, 2, 3].map((line) => (
          <div key={line} className={styles.loadingLine}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    </CheckoutLayout>
  );
}
