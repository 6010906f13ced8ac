import type { ImportRun } from '#contract/import/imports.ts';
import * as m from '#messages/import-undo.js';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { useLoaded } from '#ui/use-loaded.ts';
import { ConfirmAction, type AskProps } from '../../ConfirmAction/ConfirmAction.tsx';
import * as styles from './import.css.ts';

export interface UndoDialogProps extends AskProps<ImportRun> {
  /** Resolves to what cannot come back, as sentences. */
  onFindKept(run: ImportRun): Promise<readonly string[]>;
}

/** Asks before an import is undone, and says what cannot come back. */
export const UndoDialog = ({ onFindKept, ...ask }: UndoDialogProps) => (
  <ConfirmAction {...ask} title={m.title()}>
    {(run) => (
      <Stack gap="3">
        <p>{m.text({ name: run.name })}</p>
        <Kept key={run._id} run={run} onFindKept={onFindKept} />
      </Stack>
    )}
  </ConfirmAction>
);

function Kept({ run, onFindKept }: { run: ImportRun } & Pick<UndoDialogProps, 'onFindKept'>) {
  const kept = useLoaded(run._id, () => onFindKept(run));
  if (kept.status === 'loading') return <p role="status">{m.loading()}</p>;
  if (kept.status === 'error') return <p role="status">{m.failed()}</p>;
  if (kept.value.length === 0) return null;
  return (
    <>
      <p>{m.kept()}</p>
      <ul className={styles.list}>
        {kept.value.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
