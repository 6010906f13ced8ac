import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { Tooltip } from '#ui/components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AtlasPage.css.ts';
import { routeRows, sectionRows, stateWords, type MatrixCell, type MatrixRow } from './matrix.ts';
import { states } from './row.ts';
import { StoryLink } from './StoryLink.tsx';

/** Every screen of the shop and every section in every state that it can be in, each a link to its story. */
export function AtlasPage() {
  return (
    <main className={styles.page}>
      <Stack gap="10">
        <Stack gap="3">
          <Text as="h1" style="h2">
            Atlas
          </Text>
          <Text style="lead">
            Every route and every section against every state. A dash says why there is no such state.
          </Text>
        </Stack>
        <Matrix title="Routes" rows={routeRows} />
        <Matrix title="Sections" rows={sectionRows} />
      </Stack>
    </main>
  );
}

function Matrix({ title, rows }: { title: string; rows: readonly MatrixRow[] }) {
  return (
    <table className={styles.table}>
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
        {rows.map(({ name, path, runs }) => (
          <tr key={name} className={styles.row}>
            <th className={styles.name} scope="row">
              {name}
              {path !== undefined && <span className={styles.path}>{path}</span>}
            </th>
            {runs.map(({ cell, from, columns }) => (
              <td key={from} className={styles.cell} colSpan={columns}>
                <Cell row={name} cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ row, cell }: { row: string; cell: MatrixCell }) {
  if ('story' in cell) {
    return (
      <StoryLink story={cell.story}>
        <VisuallyHidden>{row}: </VisuallyHidden>
        {cell.words}
      </StoryLink>
    );
  }
  return (
    <Tooltip text={cell.none}>
      <button type="button" className={styles.none}>
        <VisuallyHidden>{cell.none}</VisuallyHidden>
        <span aria-hidden="true">–</span>
      </button>
    </Tooltip>
  );
}
