import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ImportDetails } from '#contract/import/imports.ts';
import * as check from '#messages/import-check.js';
import * as columns from '#messages/import-columns.js';
import * as texts from '#messages/import-texts.js';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Steps } from '#ui/components/Steps/Steps.tsx';
import type { Remote } from '#ui/remote.ts';
import { Loaded } from '../../LoadFailed/Loaded.tsx';
import { ImportCheck } from '../ImportCheck/ImportCheck.tsx';
import { ImportColumns } from '../ImportColumns/ImportColumns.tsx';
import { ImportProgress } from '../ImportProgress/ImportProgress.tsx';
import { ReceiveFile } from '../ImportProgress/ReceiveFile.tsx';
import { ImportResult } from '../ImportResult/ImportResult.tsx';
import type { ImportActions, ImportSource, Upload } from '../run/import-source.ts';
import { stepLabels, stepOf } from '../run/run-state.ts';

export interface ImportPageProps {
  run: Remote<ImportDetails>;
  /** Null: this tab does not send the file. */
  upload: Upload | null;
  source: ImportSource;
  actions: ImportActions;
  /** The page of a part. */
  partHref(address: string): string;
  /** Where files are chosen. */
  listHref: string;
  /** The drafts of the shop. */
  draftsHref: string;
}

/** One file on its way into the shop: it arrives, its columns are looked at, it is checked, imported, and can be undone. */
export function ImportPage({ run, ...rest }: ImportPageProps) {
  return (
    <Loaded of={run} loading={texts.loading()} failed={texts.failed()}>
      {(value) => <Run {...rest} run={value} />}
    </Loaded>
  );
}

type RunProps = Omit<ImportPageProps, 'run'> & { run: ImportDetails };

function Run(props: RunProps) {
  const { run } = props;
  const { state, kind } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the columns of a checked file are looked at again. */
  const [isAtColumns, setAtColumns] = useState(false);
  const view = state === 'checked' && isAtColumns ? 'columns' : state;
  useFocusOnChange(heading, view);
  if (state !== 'checked' && isAtColumns) setAtColumns(false);

  return (
    <Stack gap="6">
      <PageHeader
        title={texts.title({ kind: kind ?? 'unknown' })}
        lead={view === 'checked' ? check.dryRun() : undefined}
        headingRef={heading}
      />
      <Steps
        labels={stepLabels}
        current={view === 'columns' ? stepOf({ state: 'columns' }) : stepOf(run)}
        isTerse
      />
      <View {...props} view={view} heading={heading} onBack={() => setAtColumns(true)} />
    </Stack>
  );
}

/** The pressed button goes with its step, so the heading receives the focus. */
function useFocusOnChange(heading: RefObject<HTMLElement | null>, view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null) heading.current?.focus();
  }, [heading, view]);
}

interface ViewProps extends RunProps {
  view: ImportDetails['state'];
  heading: RefObject<HTMLHeadingElement | null>;
  onBack(): void;
}

function View({ view, run, upload, source, actions, heading, onBack, ...hrefs }: ViewProps) {
  const { partHref, listHref, draftsHref } = hrefs;
  const problem = run.error !== null && <Notice tone="critical">{run.error}</Notice>;
  switch (view) {
    case 'receiving':
      return <ReceiveFile run={run} upload={upload} {...actions} />;
    case 'reading':
    case 'checking':
    case 'importing':
    case 'publishing':
    case 'undoing':
      return <ImportProgress run={{ ...run, state: view }} />;
    case 'failed':
      return (
        <>
          {problem}
          <div>
            <LinkButton tone="primary" href={listHref}>
              {columns.anotherFile()}
            </LinkButton>
          </div>
        </>
      );
    case 'columns':
      return (
        <>
          {problem}
          <ImportColumns run={run} listHref={listHref} {...actions} />
        </>
      );
    case 'checked':
      return <ImportCheck run={run} source={source} actions={actions} partHref={partHref} onBack={onBack} />;
    case 'done':
    case 'undone':
      return (
        <>
          {problem}
          <ImportResult
            run={run}
            {...{ partHref, listHref, draftsHref }}
            headingRef={heading}
            onRows={source.onRows}
            {...actions}
          />
        </>
      );
  }
}
