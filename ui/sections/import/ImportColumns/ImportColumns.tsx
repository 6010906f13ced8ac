import { useId, useState, type FormEvent } from 'react';
import type { ImportChange, ImportDetails, ImportOptions } from '#contract/import/imports.ts';
import * as m from '#messages/import-columns.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useRunOnce } from '../../form/use-run-once.ts';
import { fieldList, neededForNew } from '../run/field-texts.ts';
import type { ImportActions } from '../run/import-source.ts';
import * as shared from '../run/import.css.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { FileBar } from './FileBar.tsx';
import * as styles from './ImportColumns.css.ts';
import { KindAndSaved } from './KindAndSaved.tsx';

export interface ImportColumnsProps extends Pick<ImportActions, 'onChange' | 'onCheck'> {
  run: ImportDetails;
  /** Where another file is chosen. */
  listHref: string;
}

/** What was detected in a file, and where its columns go. Everything can be changed. */
export function ImportColumns({ run, listHref, onChange, onCheck }: ImportColumnsProps) {
  const { kind, missing, options, notes } = run;
  const [refused, setRefused] = useState<ActionError | null>(null);
  /** What was chosen and is not answered yet. */
  const [pending, setPending] = useState<ImportChange | null>(null);
  const [isChecking, runOnce] = useRunOnce();
  const noteId = useId();

  async function change(asked: ImportChange) {
    setPending(asked);
    setRefused(await onChange(asked));
    // A newer one is still on its way.
    setPending((latest) => (latest === asked ? null : latest));
  }

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('saveAs');
    const saveAs = typeof name === 'string' ? name.trim() : '';
    void runOnce(async () => setRefused(await onCheck(saveAs === '' ? undefined : { saveAs })));
  };

  const fields = run.columns.map(
    ({ field }, at) => pending?.columns?.[at] ?? (pending?.columns ? null : field),
  );
  const chosen = { ...options, ...pending?.options };
  const newNeeds = kind === null ? [] : neededForNew(kind).filter((field) => !fields.includes(field));
  const isReady = kind !== null && missing.length === 0;

  return (
    <Stack gap="6">
      <FileBar run={run} listHref={listHref} onChange={change} />
      <KindAndSaved run={run} onChange={change} />
      {notes.length > 0 && (
        <Notice tone="info">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Notice>
      )}
      <ColumnTable run={run} fields={fields} onChange={change} />
      {kind !== null && missing.length === 0 && newNeeds.length > 0 && chosen.existing !== 'change' && (
        <p className={shared.hint}>{m.newNeed({ columns: fieldList(newNeeds) })}</p>
      )}
      <Options run={run} options={chosen} onChange={(changed) => void change({ options: changed })} />
      <form noValidate onSubmit={check}>
        <Stack gap="6">
          <div className={styles.saveAs}>
            <TextField label={m.saveAs()} name="saveAs" isOptional autoComplete="off" />
          </div>
          {refused && <Refusal of={refused} />}
          <div className={shared.foot}>
            <Button
              tone="primary"
              size="lg"
              type="submit"
              isPending={isChecking || pending !== null}
              isDisabled={!isReady}
              describedBy={noteId}
            >
              {m.check()}
            </Button>
            <LinkButton tone="quiet" size="lg" href={listHref}>
              {m.close()}
            </LinkButton>
            <p className={shared.footNote} id={noteId}>
              {kind === null
                ? m.missingKind()
                : isReady
                  ? m.nothingYet()
                  : m.missing({ columns: missing.join(', ') })}
            </p>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}

interface OptionsProps {
  run: ImportDetails;
  options: ImportOptions;
  onChange(options: Partial<ImportOptions>): void;
}

/** What happens to things that exist, and what is allowed without a question. */
function Options({ run: { kind, columns }, options, onChange }: OptionsProps) {
  if (kind === null || kind === 'tracking' || kind === 'customers' || kind === 'orders') return null;
  const hasStock = columns.some(({ field }) => field === 'stock');
  const hasPrice = columns.some(({ field }) => field === 'price');
  return (
    <div className={styles.options}>
      {(kind === 'parts' || kind === 'vehicles') && (
        <div>
          <p className={styles.label}>{m.existing({ kind })}</p>
          <SegmentedControl
            label={m.existing({ kind })}
            options={[
              { value: 'addAndChange', label: m.addAndChange() },
              { value: 'change', label: m.change() },
              { value: 'add', label: m.add() },
            ]}
            value={options.existing}
            onChange={(existing) => onChange({ existing })}
          />
        </div>
      )}
      {kind === 'parts' && (
        <Checkbox label={m.onSale()} isChecked={options.onSale} onChange={(onSale) => onChange({ onSale })} />
      )}
      {hasPrice && (
        <Checkbox
          label={m.acceptPrices({ percent: options.maxPriceChange })}
          isChecked={options.acceptPrices}
          onChange={(acceptPrices) => onChange({ acceptPrices })}
        />
      )}
      {hasStock && (
        <Checkbox
          label={m.acceptStock()}
          isChecked={options.acceptStock}
          onChange={(acceptStock) => onChange({ acceptStock })}
        />
      )}
    </div>
  );
}
