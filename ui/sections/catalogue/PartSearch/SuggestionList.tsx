import type { ReactNode } from 'react';
import * as m from '#messages/suggestions.js';
import { Link } from '#ui/link.tsx';
import type { SuggestionGroup } from './suggestion-groups.tsx';
import * as styles from './Suggestions.css.ts';

/** The key of the last option, which searches for the text. */
const searchKey = 'search';

/** The key of the first option, if there is a reading. */
const readingKey = 'reading';

/** How a text can be read, which is what Enter opens. */
export interface Reading {
  href: string;
  picture: ReactNode;
  title: ReactNode;
  hint: ReactNode;
  /** The number of parts. */
  count: string;
}

export interface SuggestionListProps {
  id: string;
  reading: Reading | undefined;
  groups: readonly SuggestionGroup[];
  /** What was typed. */
  text: string;
  /** Where all parts for the text are found. */
  searchHref: string;
  /** The key of the chosen option. Null: Enter opens the reading, if there is one. */
  active: string | null;
  onOpen(): void;
}

type Options = Pick<SuggestionListProps, 'reading' | 'groups'>;

/** The keys of all options, in their order. */
export const keysIn = ({ reading, groups }: Options) => [
  ...(reading ? [readingKey] : []),
  ...groups.flatMap(({ rows }) => rows.map(({ key }) => key)),
  searchKey,
];

/** The id of the element of an option. */
export const optionId = (listId: string, options: Options, key: string) =>
  `${listId}-${keysIn(options).indexOf(key)}`;

/** The list of a combobox: suggestions in groups, which are links. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, reading, groups, text, searchHref, active, onOpen } = props;
  const option = (key: string, href: string) => ({
    href,
    role: 'option' as const,
    id: optionId(id, props, key),
    'aria-selected': key === active,
    tabIndex: -1,
    onClick: onOpen,
  });
  return (
    <div role="listbox" id={id} aria-label={m.suggestions()}>
      {reading && (
        <Link
          className={styles.reading[active === null ? 'next' : 'other']}
          {...option(readingKey, reading.href)}
        >
          <span className={styles.readingGlyph}>{reading.picture}</span>
          <span className={styles.readingWords}>
            <span className={styles.readingTitle}>{reading.title}</span>
            <span className={styles.detail}>{reading.hint}</span>
          </span>
          <span className={styles.readingCount}>{reading.count}</span>
        </Link>
      )}
      {groups.map(({ label, rows, areChips = false }) => (
        <div key={label} className={styles.group} role="group" aria-label={label}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <div className={areChips ? styles.chips : styles.options} role="presentation">
            {rows.map(({ key, href, picture, name, detail, end }) =>
              areChips ? (
                <Link key={optionId(id, props, key)} className={styles.chip} {...option(key, href)}>
                  {name} <span className={styles.detail}>{detail}</span>
                </Link>
              ) : (
                <Link key={optionId(id, props, key)} className={styles.option} {...option(key, href)}>
                  <span className={styles.start}>{picture}</span>
                  <span className={styles.words}>
                    {name}
                    {detail && <span className={styles.detail}>{detail}</span>}
                  </span>
                  <span className={styles.end}>{end}</span>
                </Link>
              ),
            )}
          </div>
        </div>
      ))}
      <Link className={styles.all} {...option(searchKey, searchHref)}>
        <span className={styles.allWords}>{m.searchAll({ text })}</span>
        <span className={styles.keys} aria-hidden="true">
          {m.keys()}
        </span>
      </Link>
    </div>
  );
}
