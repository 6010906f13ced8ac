import { useEffect, useState } from 'react';
import type { StatementNote } from '#contract/fitment/notes.ts';
import * as m from '#messages/statement-notes.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SkeletonLines } from '#ui/components/Skeleton/SkeletonLines.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import type { NotesSource } from './notes-source.ts';
import * as styles from './StatementNotes.css.ts';

const pageSize = 50;

/** ms without a keystroke before the server is asked. */
const typingPause = 250;

export interface NoteListProps extends Pick<NotesSource, 'onList'> {
  /** What the last conversion did. */
  result: string;
  /** How many notes were converted. The list loads again when it changes. */
  conversions: number;
  onChoose(note: StatementNote): void;
}

/** The texts of notes, to choose from. */
export function NoteList({ result, conversions, onList, onChoose }: NoteListProps) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState({ search: '', page: 1 });
  const { search, page } = query;
  const loaded = useLoaded(JSON.stringify([query, conversions]), () => onList({ ...query, limit: pageSize }));

  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const pause = setTimeout(() => setQuery({ search: typed.trim(), page: 1 }), typingPause);
    return () => clearTimeout(pause);
  }, [typed, search]);

  return (
    <Stack gap="4">
      <p className={styles.hint}>{m.hint()}</p>
      <SearchField label={m.search()} placeholder={m.search()} value={typed} onChange={setTyped} />
      <p className={styles.result} role="status">
        {result}
      </p>
      <Loaded of={loaded} loading={m.loading()} placeholder={<SkeletonLines count={6} />} failed={m.failed()}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            search === '' && page === 1 ? (
              <EmptyState title={m.none()} text={m.noneHint()} />
            ) : (
              <EmptyState
                title={m.noMatch()}
                text={m.noMatchHint()}
                action={
                  <Button
                    onPress={() => {
                      setTyped('');
                      setQuery({ search: '', page: 1 });
                    }}
                  >
                    {m.showAll()}
                  </Button>
                }
              />
            )
          ) : (
            <Stack gap="3">
              <ul className={styles.notes}>
                {rows.map((one) => (
                  <li key={one.note}>
                    <button
                      type="button"
                      className={styles.note}
                      data-note={one.note}
                      onClick={() => onChoose(one)}
                    >
                      <bdi className={styles.noteText}>{one.note}</bdi>
                      <span className={styles.used}>
                        {m.used({
                          statements: m.statements({
                            count: one.statements,
                            shown: formatCount(one.statements),
                          }),
                          parts: m.parts({ count: one.parts, shown: formatCount(one.parts) }),
                        })}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {total > pageSize && (
                <Pagination
                  label={m.pages()}
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  onPageChange={(next) => setQuery({ search, page: next })}
                />
              )}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}
