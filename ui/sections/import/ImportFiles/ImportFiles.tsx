import { useRef, useState } from 'react';
import type { ImportRun } from '#contract/import/imports.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/import-files-page.js';
import * as rules from '#messages/import-rules.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { FileDrop } from '#ui/components/FileDrop/FileDrop.tsx';
import { formatBytes } from '#ui/components/FileDrop/format-bytes.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { loadOnUse } from '#ui/load-on-use.tsx';
import type { Remote } from '#ui/remote.ts';
import { ConfirmAction } from '../../ConfirmAction/ConfirmAction.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { fileTypes } from '../run/file-types.ts';
import * as shared from '../run/import.css.ts';
import { UndoDialog, type UndoDialogProps } from '../run/UndoDialog.tsx';
import { EarlierImports } from './EarlierImports.tsx';
import * as styles from './ImportFiles.css.ts';
import { KindList, type KindListProps } from './KindList.tsx';

export interface ImportFilesProps extends KindListProps, Pick<UndoDialogProps, 'onFindKept'> {
  /** Newest first. */
  runs: Remote<readonly ImportRun[]>;
  /** The page of an import. */
  hrefOf(run: ImportRun): string;
  /** Announces a file, whose own page sends it. Resolves to the error, or to null. */
  onChoose(file: File): Promise<ActionError | null>;
  /** Resolves to the error, or to null. */
  onUndo(run: ImportRun): Promise<ActionError | null>;
  /** Resolves to the error, or to null. */
  onRemove(run: ImportRun): Promise<ActionError | null>;
}

const ignore = () => undefined;

const FileRules = loadOnUse('isOpen', async () => (await import('./FileRules.tsx')).FileRules);

/** Where files are imported: one place for all of them, what they may contain, and the imports so far. */
export function ImportFiles(props: ImportFilesProps) {
  const { runs, hrefOf, onFindKept, onChoose, onTemplate, onExport, onUndo, onRemove } = props;
  const [refused, setRefused] = useState<ActionError | null>(null);
  const [undone, setUndone] = useState<ImportRun | null>(null);
  const [removed, setRemoved] = useState<ImportRun | null>(null);
  const [isReading, setIsReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Stack gap="8">
      <Stack gap="6">
        <PageHeader
          title={common.importFiles()}
          headingRef={heading}
          actions={
            <Button tone="quiet" icon={<Icon name="book" />} onPress={() => setIsReading(true)}>
              {rules.title()}
            </Button>
          }
        />
        <FileDrop
          label={m.drop()}
          isMain
          accept={fileTypes}
          maxBytes={limits.import.fileBytes}
          hint={m.hint({ size: formatBytes(limits.import.fileBytes), rows: formatCount(limits.import.rows) })}
          file={null}
          onChoose={(file) => {
            setRefused(null);
            void onChoose(file).then(setRefused);
          }}
          onCancel={ignore}
          onRetry={ignore}
          onRemove={ignore}
        />
        {refused && <Refusal of={refused} />}
      </Stack>
      <section className={styles.block} aria-label={m.kinds()}>
        <h2 className={shared.title}>{m.kinds()}</h2>
        <KindList onTemplate={onTemplate} onExport={onExport} />
      </section>
      <section className={styles.block} aria-label={m.earlier()}>
        <h2 className={shared.title}>{m.earlier()}</h2>
        {runs.status === 'loading' && <HiddenStatus>{m.loadingEarlier()}</HiddenStatus>}
        {runs.status === 'error' ? (
          <LoadFailed of={runs} title={m.earlierFailed()} />
        ) : (
          <EarlierImports
            runs={runs.status === 'ready' ? runs.value : null}
            hrefOf={hrefOf}
            onUndo={setUndone}
            onRemove={setRemoved}
          />
        )}
      </section>
      <FileRules isOpen={isReading} onClose={() => setIsReading(false)} />
      <UndoDialog
        about={undone}
        fallbackFocus={heading}
        onFindKept={onFindKept}
        onConfirm={onUndo}
        onClose={() => setUndone(null)}
      />
      <ConfirmAction
        about={removed}
        title={m.removeTitle()}
        fallbackFocus={heading}
        onConfirm={onRemove}
        onClose={() => setRemoved(null)}
      >
        {({ name }) => <p>{m.removeText({ name })}</p>}
      </ConfirmAction>
    </Stack>
  );
}
