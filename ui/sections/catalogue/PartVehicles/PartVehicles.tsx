import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { countVehicles } from '#contract/fitment/verdict.ts';
import type { Statement } from '#contract/fitment/fitment.ts';
import type { ListedMake } from '#contract/fitment/vehicles.ts';
import * as extras from '#messages/part-extras.js';
import * as m from '#messages/part-vehicles.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox/Checkbox.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { fault } from '../../RowsEditor/RowsEditor.css.ts';
import { RowsEditor, type RowsEditorHandle } from '../../RowsEditor/RowsEditor.tsx';
import { emptyFitment, fitmentOf, fitmentTextOf } from '../part/fitment-texts.ts';
import type { PartSource } from '../part/part-source.ts';
import type { PartForm } from '../part/use-part-form.ts';
import { CopyFitments } from './CopyFitments.tsx';
import { FitmentRow } from './FitmentRow.tsx';
import { faultsOfRows, joinRows, joinsOfRows } from './fitment-rows.ts';
import * as styles from './PartVehicles.css.ts';
import { useKnownVehicles } from './use-known-vehicles.ts';

export interface PartVehiclesProps {
  form: PartForm;
  makes: readonly ListedMake[];
  /** What is stated about the part as it is. */
  stated: readonly Statement[];
  source: Pick<PartSource, 'fitmentsOf' | 'make' | 'model'>;
}

/** The vehicles that a part fits, one statement in a row. */
export function PartVehicles({ form, makes: listed, stated, source }: PartVehiclesProps) {
  const { control, setValue, trigger, formState, fitmentRules } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fitments' });
  const rows = useWatch({ control, name: 'fitments' });
  const isComplete = useWatch({ control, name: 'isFitComplete' });
  const { makes, load, isComplete: isKnown, isFailed, add } = useKnownVehicles(rows, listed, stated, source);
  const judged = useDeferredValue(rows);
  const faults = faultsOfRows(judged, makes);
  const joins = joinsOfRows(judged, faults);
  const editor = useRef<RowsEditorHandle>(null);
  const [isCopying, setCopying] = useState(false);
  const [notice, setNotice] = useState('');
  const hintId = useId();
  const free = limits.fitments - fields.length;

  useImperativeHandle(fitmentRules, () => ({
    check(texts) {
      const found = faultsOfRows(texts, makes);
      if (found.every((fault) => fault === null)) return undefined;
      return found
        .map((fault) => fault ?? undefined)
        .map((fault) => fault && { [fault.field]: { type: 'vehicle', message: fault.message } });
    },
    join(texts) {
      const { rows: all, joined } = joinRows(texts);
      if (joined === 0) return [...texts];
      setValue('fitments', all, { shouldDirty: true });
      setNotice(joined === 2 ? m.joinedTwo() : m.joined({ count: joined }));
      return all;
    },
  }));

  // A fault can be at another field than the one that was changed.
  const recheck = useEffectEvent(() => formState.isSubmitted && trigger('fitments'));
  useEffect(() => void recheck(), [rows]);

  function addCopied(statements: readonly Statement[]): boolean {
    const texts = statements.map(fitmentTextOf);
    const known = new Set(rows.map((row) => JSON.stringify(fitmentOf(row))));
    const others = texts.filter((row) => !known.has(JSON.stringify(fitmentOf(row)))).slice(0, free);
    if (others.length === 0) return false;
    add(statements);
    append(others, { shouldFocus: false });
    editor.current?.focusRow(fields.length);
    setCopying(false);
    setNotice(m.copied({ count: others.length, shown: formatCount(others.length) }));
    return true;
  }

  return (
    <div className={styles.section}>
      <RowsEditor
        ref={editor}
        rows={fields}
        columns={styles.columns}
        labels={[m.make(), m.model(), m.from(), m.to(), m.engine(), m.note()]}
        addLabel={m.addVehicle()}
        isFull={free <= 0}
        onAdd={() => append({ ...emptyFitment, source: rows.at(-1)?.source ?? '' }, { shouldFocus: false })}
        onRemove={remove}
        more={
          <>
            <Button
              tone="quiet"
              isDisabled={free <= 0}
              expands={{ id: `${hintId}-copy`, isExpanded: isCopying }}
              onPress={() => setCopying(!isCopying)}
            >
              {m.copyFrom()}
            </Button>
            <p className={styles.count} role="status">
              {fields.length > 0 && isKnown && <Fits count={countVehicles(judged.map(fitmentOf), makes)} />}
            </p>
          </>
        }
      >
        {(added, index, removeRow) => (
          <FitmentRow
            form={form}
            makes={makes}
            onUse={load}
            index={index}
            row={rows[index] ?? added}
            fault={faults[index] ?? null}
            joins={joins[index] ?? null}
            onRemove={removeRow}
          />
        )}
      </RowsEditor>
      <div id={`${hintId}-copy`}>
        {isCopying && <CopyFitments fitmentsOf={source.fitmentsOf} onCopied={addCopied} />}
      </div>
      {isFailed && (
        <p className={fault} role="alert">
          {m.modelsFailed()}
        </p>
      )}
      <p className={styles.hint} role="status">
        {free <= 0 ? m.full({ count: limits.fitments }) : notice}
      </p>
      <div className={styles.complete}>
        <Checkbox
          label={extras.fitComplete()}
          isChecked={isComplete}
          describedBy={hintId}
          onChange={(isChecked) => setValue('isFitComplete', isChecked, { shouldDirty: true })}
        />
        <p className={styles.hint} id={hintId}>
          {extras.fitCompleteHint()}
        </p>
      </div>
    </div>
  );
}

/** `count` is null for every vehicle. */
function Fits({ count }: { count: number | null }) {
  if (count === null) return m.fitsEvery();
  return withElements((put) =>
    m.fits({ count, shown: put(<Numeric key="count">{formatCount(count)}</Numeric>) }),
  );
}
