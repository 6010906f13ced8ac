import { useEffect, useRef, useState } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import {
  quickOrderRows,
  sumOfRows,
  type CheckedLine,
  type ListChanges,
  type QuickOrderRow,
} from '#contract/orders/quick-order-rows.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/quick-order.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { ResultRow, type ResultRowProps } from './ResultRow.tsx';
import { resultOf } from './result-words.ts';
import * as styles from './QuickOrder.css.ts';

/** A part of the list with its quantity, to put into the basket. */
export interface ListedPart {
  part: Part;
  quantity: number;
}

/** A line that is not in the basket, and why. */
export interface OpenLine {
  line: number;
  number: string;
  /** Null: none that can be read. */
  quantity: number | null;
  reason: string;
}

export interface ListResultProps extends Pick<ResultRowProps, 'partHrefOf' | 'tellMe'> {
  lines: readonly CheckedLine[];
  /** Puts parts into the basket. Returns false if there is no room for them. */
  onAdd(parts: readonly ListedPart[]): boolean;
  /** Saves lines as a file. */
  onDownload(lines: readonly OpenLine[]): void;
  /** Called after lines were put into the basket, with those that are left. */
  onAdded(left: readonly CheckedLine[]): void;
  onStartAgain(): void;
}

type Shown = 'all' | 'open' | 'ready';

const unchanged: ListChanges = { choices: new Map(), quantities: new Map() };

const isOpen = ({ need }: QuickOrderRow) => need !== null;

/** What became of a list: first the lines that needed the customer when it was checked, then the others. */
export function ListResult(props: ListResultProps) {
  const { lines, partHrefOf, tellMe, onAdd, onDownload, onAdded, onStartAgain } = props;
  const [changes, setChanges] = useState(unchanged);
  const [shown, setShown] = useState<Shown>('all');
  // A row keeps its place when its need is met.
  const [firstLines] = useState(
    () =>
      new Set(
        quickOrderRows(lines, unchanged)
          .filter(isOpen)
          .map(({ lines: [{ line }] }) => line),
      ),
  );
  const [focused, setFocused] = useState<CheckedLine | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone. So may be its row, with a part that another row has or with a filter.
  useEffect(() => {
    if (focused) {
      const row = list.current?.querySelector<HTMLElement>('[data-focused]');
      (row?.querySelector<HTMLElement>('input:checked') ?? row ?? list.current)?.focus();
    }
  }, [focused]);
  const rows = quickOrderRows(lines, changes);
  const isFirst = (row: QuickOrderRow) => row.lines.some(({ line }) => firstLines.has(line));
  const sum = sumOfRows(rows);
  const chosenIn = (row: QuickOrderRow) => row.lines.filter(({ line }) => changes.choices.has(line));
  const visible = [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))].filter(
    (row) => shown === 'all' || isOpen(row) === (shown === 'open'),
  );

  function choose(chosen: CheckedLine, part: Part | null) {
    const { line } = chosen;
    const others = [...changes.choices].filter(([one]) => one !== line);
    setChanges({ ...changes, choices: new Map(part ? [...others, [line, part]] : others) });
    setFocused({ ...chosen });
  }

  const setQuantity = ({ _id }: Part, quantity: number | null) =>
    setChanges({ ...changes, quantities: new Map([...changes.quantities, [_id, quantity]]) });

  function add() {
    const ready = rows.flatMap((row) =>
      row.part && !isOpen(row) ? [{ part: row.part, quantity: row.quantity ?? 0 }] : [],
    );
    if (onAdd(ready)) onAdded(rows.filter(isOpen).flatMap((row) => row.lines));
  }

  const openLines = (): OpenLine[] =>
    rows.filter(isOpen).flatMap((row) => {
      const { word, messages } = resultOf(row, []);
      const reason = messages.length === 0 ? word : `${word}: ${messages.join(' ')}`;
      return row.lines.map(({ line, number, quantity }) => ({
        ...{ line, number, reason },
        quantity: Number.isNaN(quantity) ? null : quantity,
      }));
    });

  return (
    <>
      <div className={styles.tools}>
        <SegmentedControl<Shown>
          label={m.filter()}
          value={shown}
          options={[
            { value: 'all', label: common.all(), count: sum.ready + sum.open },
            { value: 'open', label: m.needYou(), count: sum.open },
            { value: 'ready', label: m.ready(), count: sum.ready },
          ]}
          onChange={setShown}
        />
        {sum.open > 0 && (
          <Button size="sm" icon={<Icon name="download" size={16} />} onPress={() => onDownload(openLines())}>
            {m.openAsCsv({ count: sum.open })}
          </Button>
        )}
      </div>
      <div>
        <div className={styles.head} aria-hidden>
          <span>{m.line()}</span>
          <span>{m.inList()}</span>
          <span>{m.part()}</span>
          <span>{m.result()}</span>
          <span>{common.quantity()}</span>
          <span className={styles.endHead}>{common.price()}</span>
          <span className={styles.endHead}>{m.total()}</span>
        </div>
        <ul aria-label={m.rows()} ref={list} tabIndex={-1}>
          {visible.map((row) => (
            <ResultRow
              key={row.lines[0].line}
              row={row}
              chosen={chosenIn(row)}
              {...{ partHrefOf, tellMe }}
              isFocused={row.lines.some(({ line }) => line === focused?.line)}
              onChoose={choose}
              onQuantityChange={setQuantity}
              onRemedy={(part, quantity) => {
                setQuantity(part, quantity);
                setFocused({ ...row.lines[0] });
              }}
            />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {sum.ready > 0 && (
          <Button tone="primary" size="lg" onPress={add}>
            {m.addLines({ count: sum.ready })}
          </Button>
        )}
        <Button tone="quiet" size="lg" onPress={onStartAgain}>
          {m.startAgain()}
        </Button>
        <span className={styles.muted} role="status">
          {sum.ready > 0 && m.sum({ count: sum.parts, total: formatMoney(sum.total) })}
        </span>
      </div>
    </>
  );
}
