import { useState } from 'react';
import type { Answer, Condition, Statement } from '#contract/fitment/fitment.ts';
import type { Vehicle } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/fit-table.js';
import * as part from '#messages/part-details.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { conditionTexts } from '#ui/components/FitMark/condition-words.ts';
import { FitGlyph } from '#ui/components/FitGlyph/FitGlyph.tsx';
import { mark } from '#ui/components/FitMark/FitMark.css.ts';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import {
  builtText,
  markMine,
  matches,
  placeOf,
  scaleOf,
  unbroken,
  type FitRow,
  type Scale,
} from './fit-rows.ts';
import * as styles from './FitTable.css.ts';

export interface FitTableProps {
  statements: readonly Statement[];
  /** Whether the part fits no others. */
  isComplete: boolean;
  /** The customer's. Null: none is chosen. Undefined: not known yet. */
  vehicle: Vehicle | null | undefined;
  /** What the customer said of it. */
  answers?: readonly Answer[] | undefined;
}

/** A longer list has a filter, and shows this many at first. */
const most = 12;

/**
 * The vehicles that a part fits, with their years on one scale. Geometry is in attributes, because the CSP blocks inline
 * styles in server-rendered HTML.
 */
export function FitTable({ statements, isComplete, vehicle, answers }: FitTableProps) {
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(false);
  const ofEvery = statements.filter(({ model }) => model === null);
  const isUniversal = ofEvery.some(({ conditions }) => conditions.length === 0);
  const rows = markMine(statements, isComplete, isUniversal ? null : vehicle, answers);
  if (isUniversal || (ofEvery.length > 0 && ofEvery.length === statements.length))
    return (
      <p className={styles.sentence}>
        {isUniversal ? m.fitsEvery() : ofEvery.map(({ conditions }) => fitsEveryIf(conditions)).join(' ')}
      </p>
    );
  if (statements.length === 0) return <p className={styles.sentence}>{m.nothingStated()}</p>;

  const isLong = rows.filter(({ isAbsent }) => !isAbsent).length > most;
  const found = rows.filter((row) => matches(row, search));
  const isShortened = isLong && !isWhole && search.trim() === '';
  const groups = groupsOf(found, isShortened ? most : Infinity);
  const hidden = groups.flatMap((group) => group.rows).filter(({ isMore }) => isMore).length;
  const scale = scaleOf(rows.flatMap(({ from, to }) => [from, to]));
  const shared = sharedPosition(rows);
  return (
    <div>
      {isLong && (
        <div className={styles.tools}>
          <div className={styles.filter}>
            <SearchField
              label={m.filter()}
              placeholder={m.filterExample()}
              value={search}
              onChange={setSearch}
            />
          </div>
          <p className={styles.count} role="status">
            {m.shownOf({ shown: found.length - hidden, total: rows.length })}
          </p>
        </div>
      )}
      {shared !== '' && <p className={styles.shared}>{m.positionOfAll({ position: shared })}</p>}
      <table className={styles.table} aria-label={part.fits()}>
        <Head scale={scale} />
        {groups.map((group) => (
          <tbody key={group.make}>
            {group.rows.map((row, index) => (
              <Row
                key={index}
                row={row}
                groupSize={index === 0 ? group.rows.length : undefined}
                scale={scale}
                shared={shared}
                year={row.mine && vehicle?.year}
              />
            ))}
          </tbody>
        ))}
      </table>
      {found.length === 0 && <p className={styles.none}>{m.noneMatches()}</p>}
      {hidden > 0 && (
        <div className={styles.more}>
          <Button onPress={() => setWhole(true)}>{m.showMore({ count: hidden })}</Button>
        </div>
      )}
      {!isComplete && <p className={styles.others}>{m.othersMayFit()}</p>}
    </div>
  );
}

const fitsEveryIf = (conditions: readonly Condition[]) =>
  m.fitsEveryIf({ conditions: new Intl.ListFormat('en-GB').format(conditionTexts(conditions)) });

/** A sentence without its full stop; nothing without conditions. */
function onlyIf(conditions: readonly Condition[]): string[] {
  const texts = conditionTexts(conditions);
  return texts.length === 0 ? [] : [m.onlyIf({ conditions: new Intl.ListFormat('en-GB').format(texts) })];
}

/** The position that all rows of a longer list have: said once, above them. */
function sharedPosition(rows: readonly FitRow[]): string {
  const positions = new Set(rows.flatMap(({ position, isAbsent }) => (isAbsent ? [] : [position.trim()])));
  const [position = ''] = positions;
  return positions.size === 1 && rows.length > 1 ? position : '';
}

type ShownRow = FitRow & { isMore: boolean };

/** The rows of each make. Those after the first `count` are hidden, but not in the group of the customer's vehicle. */
function groupsOf(rows: readonly FitRow[], count: number): Array<{ make: string; rows: ShownRow[] }> {
  const groups = new Map<string, ShownRow[]>();
  for (const [index, row] of rows.entries())
    groups.set(row.make, [...(groups.get(row.make) ?? []), { ...row, isMore: index >= count }]);
  return [...groups].map(([make, all]) => ({
    make,
    rows: all.some(({ mine }) => mine) ? all.map((row) => ({ ...row, isMore: false })) : all,
  }));
}

function Head({ scale }: { scale: Scale }) {
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{m.make()}</th>
        <th scope="col">{m.model()}</th>
        <th scope="col">{m.years()}</th>
        <td className={styles.scaleCell} aria-hidden>
          <svg className={styles.scale}>
            {scale.ticks.map((year) => (
              <text key={year} className={styles.tick} x={`${placeOf(year, scale)}%`} y="12">
                {year}
              </text>
            ))}
          </svg>
        </td>
        <th scope="col">{m.engine()}</th>
        <th scope="col">{m.note()}</th>
      </tr>
    </thead>
  );
}

interface RowProps {
  row: ShownRow;
  /** Of the first row of a make: how many rows it has. */
  groupSize: number | undefined;
  scale: Scale;
  /** The position that is said above the table. */
  shared: string;
  /** The year of the customer's vehicle, in the rows about it. */
  year: number | undefined;
}

function Row({ row, groupSize, scale, shared, year }: RowProps) {
  const { make, name, from, to, engines, position, conditions, note, mine, isAbsent = false, isMore } = row;
  const at = (one: number) => `${placeOf(one, scale)}%`;
  const [start, end] = [at(from), at(to)];
  const look = isAbsent ? styles.row.absent : mine ? styles.row.mine : styles.row.usual;
  return (
    <tr className={look} data-more={isMore || undefined}>
      {groupSize !== undefined && (
        <th className={styles.make} scope="rowgroup" rowSpan={groupSize}>
          <span dir="auto">{make}</span>
        </th>
      )}
      <td className={styles.model}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {mine && (
          <span className={`${mark[mine]} ${styles.yours}`}>
            <FitGlyph kind={mine} />
            {m.yours()}
          </span>
        )}
      </td>
      <td className={styles.years}>
        <bdi dir="ltr">{builtText(row)}</bdi>
      </td>
      <td className={styles.scaleCell} aria-hidden>
        <svg className={styles.lines}>
          {scale.ticks.map((tick) => (
            <line key={tick} className={styles.hairline} x1={at(tick)} x2={at(tick)} y1="-4" y2="40" />
          ))}
          <line className={isAbsent ? styles.dashed : styles.line} x1={start} x2={end} y1="18" y2="18" />
          <line className={styles.line} x1={start} x2={start} y1="13.5" y2="22.5" />
          <line className={styles.line} x1={end} x2={end} y1="13.5" y2="22.5" />
          {year !== undefined && <line className={styles.axis} x1={at(year)} x2={at(year)} y1="0" y2="36" />}
        </svg>
      </td>
      <td className={styles.detail} dir="auto">
        {isAbsent ? m.notListed() : engines.length === 0 ? m.allEngines() : engines.map(unbroken).join(', ')}
      </td>
      <td className={styles.detail} dir="auto">
        {[position, ...onlyIf(conditions), note]
          .filter((text) => text.trim() !== '' && text.trim() !== shared)
          .join('. ')}
      </td>
    </tr>
  );
}
