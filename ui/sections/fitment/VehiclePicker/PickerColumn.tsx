import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import * as m from '#messages/vehicle-picker.js';
import { isComposing } from '#ui/components/Field/is-composing.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './PickerColumn.css.ts';

export interface PickerRow {
  /** Unique in its column. */
  id: string;
  name: string;
  /** Beneath the name. */
  details?: string;
  /** At the end of the row. */
  end?: string;
  /** The label above the rows of a group, which follow each other. */
  group?: string;
  /** What it is found by, in lower case. */
  words: string;
  /** Whether it is there whatever is typed. */
  isAlways?: boolean;
}

export interface PickerColumnProps {
  label: string;
  /** The accessible name and the placeholder of the search field. */
  findLabel: string;
  rows: readonly PickerRow[];
  /** Rows that come first while nothing is typed. */
  first?: readonly PickerRow[];
  /** The id of the chosen row. On narrow screens the others are then folded. */
  chosen: string | undefined;
  /** The id of a chosen row that folds nothing, because it is in the last column. */
  selected?: string;
  /** Whether it is there on narrow screens while it waits. */
  isShown?: boolean;
  /** What is in the search field until somebody types there. */
  typed?: string;
  /** In place of the rows: what must be chosen first, or that they load. */
  hint?: string | undefined;
  /** What is missing here. */
  error?: string | undefined;
  /** The search field. */
  ref?: Ref<HTMLInputElement>;
  /** Before the search field. */
  children?: ReactNode;
  onChoose(id: string): void;
  /** Chooses again, where a chosen column is folded. */
  changeLabel: string;
  onChange(): void;
}

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** A list that is searched by typing. The arrows move in it, Enter chooses. */
export function PickerColumn(props: PickerColumnProps) {
  const { label, findLabel, rows, first = [], chosen, hint, error, ref, children, onChoose } = props;
  const [own, setOwn] = useState<string | null>(null);
  const typed = own ?? props.typed ?? '';
  const [active, setActive] = useState<string | null>(null);
  const id = useId();
  const words = wordsIn(typed);
  const choices = rows.filter(({ isAlways }) => !isAlways);
  const isFound = (row: PickerRow) =>
    row.isAlways === true || words.every((word) => row.words.includes(word));
  const found = words.length === 0 ? [...first, ...rows] : rows.filter(isFound);
  const count = choices.filter(isFound).length;
  const isFolded = chosen !== undefined;
  const optionId = (row: string) => `${id}-${row}`;
  const isActive = active !== null && found.some((row) => row.id === active);

  function move(to: number) {
    const row = found[Math.max(0, Math.min(found.length - 1, to))];
    if (!row) return;
    setActive(row.id);
    document.getElementById(optionId(row.id))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const at = found.findIndex((row) => row.id === active);
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && isActive && active !== null) onChoose(active);
    // Enter without a row uses the vehicle.
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={styles.column}
      data-folded={isFolded || undefined}
      data-waiting={(hint !== undefined && !props.isShown) || undefined}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <span id={`${id}-label`}>{label}</span>
          {choices.length > 0 && (
            <span className={styles.count} role="status">
              {count === choices.length
                ? formatCount(count)
                : m.countOf({ count: formatCount(count), all: formatCount(choices.length) })}
            </span>
          )}
        </div>
        {isFolded && (
          <button className={styles.change} type="button" onClick={props.onChange}>
            {props.changeLabel}
          </button>
        )}
        {children}
        <div className={styles.search}>
          <span className={styles.icon}>
            <Icon name="search" size={16} />
          </span>
          <input
            className={styles.input}
            ref={ref}
            type="text"
            role="combobox"
            aria-label={findLabel}
            aria-expanded={hint === undefined}
            aria-controls={hint === undefined ? `${id}-list` : undefined}
            aria-activedescendant={isActive && active !== null ? optionId(active) : undefined}
            aria-autocomplete="list"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            autoComplete="off"
            spellCheck={false}
            placeholder={hint === undefined ? findLabel : undefined}
            readOnly={hint !== undefined}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setOwn(value);
              const best = rows.find((row) => wordsIn(value).every((word) => row.words.includes(word)));
              setActive(value.trim() === '' ? null : (best?.id ?? null));
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      {hint === undefined ? (
        <ul className={styles.list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
          {groupsOf(found).map(({ label: group, rows: ofGroup }, index) => (
            <li key={index} role="presentation">
              {group !== undefined && (
                <div className={styles.group} id={`${id}-group-${index}`} role="presentation">
                  {group}
                </div>
              )}
              <ul role="group" aria-labelledby={group === undefined ? undefined : `${id}-group-${index}`}>
                {ofGroup.map((row) => (
                  <li
                    className={styles.row}
                    id={optionId(row.id)}
                    key={row.id}
                    role="option"
                    aria-selected={row.id === (chosen ?? props.selected)}
                    data-active={row.id === active || undefined}
                    translate="no"
                    onClick={() => onChoose(row.id)}
                  >
                    <span className={styles.text}>
                      <bdi>{marked(row.name, words)}</bdi>
                      {row.details && <span className={styles.details}>{row.details}</span>}
                    </span>
                    {row.end && <span className={styles.details}>{row.end}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>{hint}</p>
      )}
    </div>
  );
}

interface Group {
  label: string | undefined;
  rows: readonly PickerRow[];
}

/** The rows by their groups. */
function groupsOf(rows: readonly PickerRow[]): readonly Group[] {
  const groups: { label: string | undefined; rows: PickerRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.label === row.group) last.rows.push(row);
    else groups.push({ label: row.group, rows: [row] });
  }
  return groups;
}

/** Emphasises the beginning of a name that was typed. */
function marked(name: string, words: readonly string[]): ReactNode {
  const word = words.find((one) => name.toLowerCase().includes(one));
  if (word === undefined) return name;
  const at = name.toLowerCase().indexOf(word);
  return (
    <>
      {name.slice(0, at)}
      <mark className={styles.mark}>{name.slice(at, at + word.length)}</mark>
      {name.slice(at + word.length)}
    </>
  );
}
