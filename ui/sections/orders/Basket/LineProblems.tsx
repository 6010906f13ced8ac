import type { ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import { blocksOrder, type BasketProblem } from '#contract/orders/basket-problems.ts';
import * as m from '#messages/basket-page.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { withMarkup } from '#ui/with-elements.tsx';
import { TellMe, type TellMeProps } from '../order/TellMe.tsx';
import type { BasketEntry } from './basket-entry.ts';
import * as styles from './Basket.css.ts';

export interface LineProblemsProps {
  entry: BasketEntry;
  problems: readonly BasketProblem[];
  /** URL of a part's own page. */
  partHrefOf(part: Part): string;
  onQuantityChange(entry: BasketEntry, quantity: number): void;
  /** Puts the part that replaces one into its place. */
  onReplace(entry: BasketEntry, successor: Part): void;
  onOrderAnywayChange(entry: BasketEntry, isTicked: boolean): void;
  /** Who can be told when a part can be ordered again. */
  tellMe(part: Pick<Part, '_id'>): TellMeProps;
}

const marks = {
  strong: (text: string) => <strong className={styles.strong}>{text}</strong>,
  code: (text: string) => (
    <bdi className={styles.number} dir="ltr">
      {text}
    </bdi>
  ),
};

/** What is wrong with a line or has changed, each with the one thing that helps. */
export function LineProblems(props: LineProblemsProps) {
  const { entry, problems, onOrderAnywayChange } = props;
  const { fit, orderAnyway, vehicleName, part, isSold } = entry.line;
  // The server says the same of these.
  const isExplained = problems.some((one) => blocksOrder(one) || one.kind === 'priceChanged');
  return (
    <>
      {entry.refusal !== null && !isExplained && <Problem tone="critical">{entry.refusal}</Problem>}
      {problems
        .filter(({ kind }) => kind !== 'doesNotFit')
        .map((problem) => (
          <ProblemOf key={problem.kind} {...props} problem={problem} />
        ))}
      {part && isSold && fit?.kind === 'doesNotFit' && (
        <Problem
          tone={orderAnyway ? 'caution' : 'critical'}
          action={
            <Checkbox
              label={m.orderAnyway()}
              isChecked={orderAnyway}
              onChange={(isTicked) => onOrderAnywayChange(entry, isTicked)}
            />
          }
        >
          {withMarkup(m.doesNotFit({ vehicle: vehicleName ?? '' }), marks)}
        </Problem>
      )}
    </>
  );
}

function ProblemOf({ problem, ...props }: LineProblemsProps & { problem: BasketProblem }) {
  const { entry, partHrefOf, onQuantityChange, onReplace } = props;
  const { part, quantity } = entry.line;
  const asked = formatCount(quantity);
  const take = (count: number) => (
    <Button size="sm" onPress={() => onQuantityChange(entry, count)}>
      {m.take({ quantity: formatCount(count) })}
    </Button>
  );
  switch (problem.kind) {
    case 'notSold': {
      const { successor } = problem;
      if (!successor) return <Problem tone="critical">{withMarkup(m.notSold(), marks)}</Problem>;
      return (
        <Problem
          tone="critical"
          action={
            <Button size="sm" onPress={() => onReplace(entry, successor)}>
              {m.replace()}
            </Button>
          }
        >
          {withMarkup(
            m.notSoldReplaced({
              number: successor.number,
              name: successor.name,
              price: formatMoney(successor.price),
              stock: formatCount(successor.quantity),
            }),
            marks,
          )}
        </Problem>
      );
    }
    case 'soldOut': {
      const { stock, minimum } = problem;
      return (
        <Problem tone="critical" action={part && <TellMe {...props.tellMe(part)} />}>
          {withMarkup(
            stock === 0
              ? m.soldOut()
              : m.tooFewLeft({ stock: formatCount(stock), minimum: formatCount(minimum) }),
            marks,
          )}
        </Problem>
      );
    }
    case 'onlyLeft': {
      const { left } = problem;
      return (
        <Problem tone="critical" action={part && left >= part.minQuantity && take(left)}>
          {withMarkup(
            left === 0 ? m.takenByOthers() : m.onlyLeft({ count: left, left: formatCount(left), asked }),
            marks,
          )}
        </Problem>
      );
    }
    case 'belowMinimum': {
      const { minimum } = problem;
      return (
        <Problem tone="critical" action={take(minimum)}>
          {withMarkup(m.belowMinimum({ minimum: formatCount(minimum), asked }), marks)}
        </Problem>
      );
    }
    case 'fitsIf':
      return (
        <Problem tone="quiet">
          {m.fitIsOpen()} {part && <TextLink href={partHrefOf(part)}>{m.answer()}</TextLink>}
        </Problem>
      );
    case 'priceChanged':
      return (
        <Problem tone="quiet">
          {withMarkup(
            m.priceChanged({ to: formatMoney(problem.to), from: formatMoney(problem.from) }),
            marks,
          )}
        </Problem>
      );
    case 'doesNotFit':
      return null;
  }
}

interface ProblemProps {
  tone: keyof typeof styles.problem;
  action?: ReactNode;
  children: ReactNode;
}

function Problem({ tone, action, children }: ProblemProps) {
  return (
    <div className={styles.problem[tone]}>
      <Icon name={tone === 'quiet' ? 'info' : 'alert'} size={16} />
      <span className={styles.problemText}>{children}</span>
      {action && <div className={styles.remedy}>{action}</div>}
    </div>
  );
}
