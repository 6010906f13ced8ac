import { useId } from 'react';
import { useTip } from '#ui/components/Tooltip/use-tip.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Sheet } from '#ui/foundations/Sheet.tsx';
import { states } from '../pages/pages.ts';
import { StoryLink } from '../StoryLink.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import { pageRows, sectionRows, stateLabels, type Entry, type Row } from './matrix.ts';
import * as styles from './StateMatrixPage.css.ts';

/** Every page of the shop and every section in every state, with links to the stories. */
export function StateMatrixPage() {
  return (
    <Sheet
      title="State matrix"
      lead="Every page and every section in every state. A dash explains why there is no such state."
    >
      <Matrix title="Pages" rows={pageRows} />
      <Matrix title="Sections" rows={sectionRows} />
    </Sheet>
  );
}

function Matrix({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <WorkbenchTable
      label={title}
      columns={[title, ...states.map((state) => stateLabels[state])]}
      rows={rows.map(({ name, path, entries }) => ({
        key: name,
        cells: [
          [name, path !== undefined && <Note key="path" text={path} />],
          ...entries.map(([state, entry]) => <MatrixEntry key={state} row={name} entry={entry} />),
        ],
      }))}
    />
  );
}

function Absent({ reason }: { reason: string }) {
  const { anchor, tip } = useTip(reason);
  return (
    <button type="button" className={styles.none} aria-label={reason} {...anchor}>
      –{tip}
    </button>
  );
}

function MatrixEntry({ row, entry }: { row: string; entry: Entry }) {
  const noteId = useId();
  if ('absent' in entry) return <Absent reason={entry.absent} />;
  const { story, label, note } = entry;
  return (
    <>
      <StoryLink story={story} {...(note && { describedBy: noteId })}>
        <VisuallyHidden>{row}: </VisuallyHidden>
        {label}
      </StoryLink>
      {note && <Note id={noteId} text={note} />}
    </>
  );
}

const Note = ({ id, text }: { id?: string; text: string }) => (
  <span className={styles.note} id={id}>
    {text}
  </span>
);
