import { memo, useId } from 'react';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Tooltip } from '#ui/components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { states } from '../pages/pages.ts';
import { StoryLink } from '../StoryLink.tsx';
import { pageRows, sectionRows, stateLabels, type Entry, type Row } from './matrix.ts';
import * as styles from './StateMatrixPage.css.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Every page of the shop and every section in every state, with links to the stories. */
export function StateMatrixPage() {
  return (
    <main className={styles.page}>
      <Stack gap="10">
        <Stack gap="3">
          <Text as="h1" style="h2">
            State matrix
          </Text>
          <Text style="lead">
            Every page and every section in every state. A dash explains why there is no such state. The arrow
            keys move through a table.
          </Text>
        </Stack>
        <Matrix title="Pages" rows={pageRows} />
        <Matrix title="Sections" rows={sectionRows} />
      </Stack>
    </main>
  );
}

function Matrix({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { table, cell, tabIndex } = useArrowKeys(`${rows[0]?.name ?? ''}, ${states[0]}`);
  return (
    <table className={styles.table} {...table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th className={styles.corner} scope="col">
            {title}
          </th>
          {states.map((state) => (
            <th key={state} className={styles.head} scope="col">
              {stateLabels[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, path, entries }) => (
          <tr key={name} className={styles.row}>
            <th className={styles.name} scope="row">
              {name}
              {path !== undefined && <span className={styles.path}>{path}</span>}
            </th>
            {entries.map(([state, entry]) => (
              <td key={state} className={styles.cell} {...cell(`${name}, ${state}`)}>
                <MatrixEntry row={name} entry={entry} tabIndex={tabIndex(`${name}, ${state}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MatrixEntryProps {
  row: string;
  entry: Entry;
  tabIndex: number;
}

/** Memoised: moving the focus changes two of hundreds. */
const MatrixEntry = memo(function MatrixEntry({ row, entry, tabIndex }: MatrixEntryProps) {
  const noteId = useId();
  if ('absent' in entry) {
    return (
      <Tooltip text={entry.absent}>
        <button type="button" className={styles.none} tabIndex={tabIndex}>
          <VisuallyHidden>{entry.absent}</VisuallyHidden>
          <span aria-hidden="true">–</span>
        </button>
      </Tooltip>
    );
  }
  const { story, label, note } = entry;
  return (
    <>
      <StoryLink story={story} tabIndex={tabIndex} {...(note && { describedBy: noteId })}>
        <VisuallyHidden>{row}: </VisuallyHidden>
        {label}
      </StoryLink>
      {note && (
        <span className={styles.note} id={noteId}>
          {note}
        </span>
      )}
    </>
  );
});
