import * as m from '#messages/suggestions.js';
import { Link } from '#ui/link.tsx';
import type { SuggestionGroup } from './suggestion-groups.tsx';
import * as styles from './Suggestions.css.ts';

/** The key of the last option, which searches for the text. */
export const searchKey = 'search';

export interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** What was typed. */
  text: string;
  /** Where all parts for the text are found. */
  searchHref: string;
  /** The key of the option that Enter opens. */
  active: string | null;
  onChoose(): void;
}

/** The keys of all options, in their order. */
export const keysIn = (groups: readonly SuggestionGroup[]) => [
  ...groups.flatMap(({ rows }) => rows.map(({ key }) => key)),
  searchKey,
];

/** The id of the element of an option. */
export const optionId = (listId: string, groups: readonly SuggestionGroup[], key: string) =>
  `${listId}-${keysIn(groups).indexOf(key)}`;

/** The list of a combobox: suggestions in groups, which are links. */
export function SuggestionList({ id, groups, text, searchHref, active, onChoose }: SuggestionListProps) {
  const option = (key: string, href: string) => ({
    href,
    role: 'option' as const,
    id: optionId(id, groups, key),
    'aria-selected': key === active,
    tabIndex: -1,
    onClick: onChoose,
  });
  return (
    <div role="listbox" id={id} aria-label={m.suggestions()}>
      {groups.map(({ label, rows }) => (
        <div key={label} className={styles.group} role="group" aria-label={label}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <div className={styles.options} role="presentation">
            {rows.map(({ key, href, picture, name, detail, end }) => (
              <Link key={optionId(id, groups, key)} className={styles.option} {...option(key, href)}>
                <span className={styles.start}>{picture}</span>
                <span className={styles.words}>
                  {name}
                  {detail && <span className={styles.detail}>{detail}</span>}
                </span>
                <span className={styles.end}>{end}</span>
              </Link>
            ))}
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
