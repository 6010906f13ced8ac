import { memo, useId } from 'react';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Tooltip } from '#ui/components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './StateMatrixPage.css.ts';
import {
  routeRows,
  sectionRows,
  stateWords,
  type MatrixCell,
  type MatrixRow,
  type MatrixRun,
} from './matrix.ts';
import { states } from './row.ts';
import { StoryLink } from './StoryLink.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Every screen of the shop and every section in every state that it can be in, each a link to its story. */
export function StateMatrixPage() {
  return (
    <main className={styles.page}>
      <Stack gap="10">
        <Stack gap="3">
          <Text as="h1" style="h2">
            State matrix
          </Text>
          <Text style="lead">
            Every route and every section against every state. A dash says why there is no such state. In a
            table the arrow keys go from cell to cell.
          </Text>
        </Stack>
        <Matrix title="Routes" rows={routeRows} />
        <Matrix title="Sections" rows={sectionRows} />
      </Stack>
    </main>
  );
}

const nameOf = ({ name }: MatrixRow, { from }: MatrixRun) => `${name}, ${from}`;

function Matrix({ title, rows }: { title: string; rows: readonly MatrixRow[] }) {
  const [first] = rows.flatMap((row) => row.runs.slice(0, 1).map((run) => nameOf(row, run)));
  const { table, cell, tabIndex } = useArrowKeys(first ?? '');
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
              {stateWords[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={styles.row}>
            <th className={styles.name} scope="row">
              {row.name}
              {row.path !== undefined && <span className={styles.path}>{row.path}</span>}
            </th>
            {row.runs.map((run) => (
              <td key={run.from} className={styles.cell} colSpan={run.columns} {...cell(nameOf(row, run))}>
                <Cell row={row.name} cell={run.cell} tabIndex={tabIndex(nameOf(row, run))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  row: string;
  cell: MatrixCell;
  tabIndex: number;
}

/** Of hundreds of them the focus changes two. */
const Cell = memo(function Cell({ row, cell, tabIndex }: CellProps) {
  const likeId = useId();
  if ('story' in cell) {
    const { story, words, like } = cell;
    return (
      <>
        <StoryLink story={story} tabIndex={tabIndex} {...(like && { describedBy: likeId })}>
          <VisuallyHidden>{row}: </VisuallyHidden>
          {words}
        </StoryLink>
        {like && (
          <span className={styles.like} id={likeId}>
            Looks like {like.words}. {like.because}
          </span>
        )}
      </>
    );
  }
  return (
    <Tooltip text={cell.none}>
      <button type="button" className={styles.none} tabIndex={tabIndex}>
        <VisuallyHidden>{cell.none}</VisuallyHidden>
        <span aria-hidden="true">–</span>
      </button>
    </Tooltip>
  );
});
