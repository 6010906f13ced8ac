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
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { conditionsIn, emptyFitment, fitmentOf, fitmentTextOf } from '../part/fitment-texts.ts';
import type { PartSource } from '../part/part-source.ts';
import type { PartForm } from '../part/use-part-form.ts';
import { CopyFitments } from './CopyFitments.tsx';
import { faultsOfRows, isFault, joinRows, joinsOfRows, type RowFault } from './fitment-rows.ts';
import * as styles from './PartVehicles.css.ts';
import { matches, vehicleOfRow } from './statement-texts.ts';
import { StatementEditor } from './StatementEditor.tsx';
import { StatementRow } from './StatementRow.tsx';
import { useKnownVehicles } from './use-known-vehicles.ts';

export interface PartVehiclesProps {
  form: PartForm;
  makes: readonly ListedMake[];
  /** What is stated about the part as it is. */
  stated: readonly Statement[];
  source: Pick<PartSource, 'fitmentsOf' | 'make' | 'model'>;
}

/** Rows that are shown at first, and with each press. */
const firstRows = 20;
const moreRows = 100;

/** Where the focus goes after the next change: into a row, or to the button that adds one. */
interface NextFocus {
  row: number;
  control: string;
}

/** The first one of a row. */
const editButton = 'button';
const firstField = '[name]';

/** Whether the statements are the only thing that is wrong in a form. */
const areOnlyWrong = (errors: object): boolean => Object.keys(errors).join() === 'fitments';

/** The vehicles that a part fits, one statement in a row. One of them is edited in its place. */
export function PartVehicles({ form, makes: listed, stated, source }: PartVehiclesProps) {
  const { control, setValue, trigger, formState, fitmentRules } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fitments' });
  const rows = useWatch({ control, name: 'fitments' });
  const isComplete = useWatch({ control, name: 'isFitComplete' });
  const { makes, load, isComplete: isKnown, isFailed, add } = useKnownVehicles(rows, listed, stated, source);
  const judged = useDeferredValue(rows);
  const faults = faultsOfRows(judged, makes);
  const joins = joinsOfRows(judged, faults);
  const root = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  /** The index of the row that is edited. */
  const [open, setOpen] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const [shownCount, setShownCount] = useState(firstRows);
  const [isCopying, setCopying] = useState(false);
  const [notice, setNotice] = useState('');
  const nextFocus = useRef<NextFocus | null>(null);
  const hintId = useId();
  const free = limits.fitments - fields.length;

  useImperativeHandle(fitmentRules, () => ({
    check(texts) {
      const found = faultsOfRows(texts, makes).map((fault) => (isFault(fault) ? fault : undefined));
      if (found.every((fault) => fault === undefined)) return undefined;
      return found.map((fault) => fault && { [fault.field]: { type: 'vehicle', message: fault.message } });
    },
    join(texts) {
      const { rows: all, joined } = joinRows(texts);
      if (joined === 0) return [...texts];
      setOpen(null);
      setValue('fitments', all, { shouldDirty: true });
      setNotice(joined === 2 ? m.joinedTwo() : m.joined({ count: joined }));
      return all;
    },
  }));

  // A fault can be at another field than the one that was changed.
  const recheck = useEffectEvent(() => formState.isSubmitted && trigger('fitments'));
  useEffect(() => void recheck(), [rows]);

  // A form that was sent opens the first row with a fault, if nothing above is wrong.
  const [sent, setSent] = useState(formState.submitCount);
  if (sent !== formState.submitCount) {
    setSent(formState.submitCount);
    const at = faultsOfRows(rows, makes).findIndex(isFault);
    if (at >= 0 && areOnlyWrong(formState.errors)) setOpen(at);
  }
  const focusFaulty = useEffectEvent(() => {
    const fault = open === null ? null : faultsOfRows(rows, makes)[open];
    if (open === null || !isFault(fault) || !areOnlyWrong(formState.errors)) return;
    nextFocus.current = { row: open, control: `[name="fitments.${open}.${fault.field}"]` };
  });
  useEffect(() => focusFaulty(), [sent]);

  useEffect(() => {
    if (nextFocus.current === null) return;
    const { row, control: wanted } = nextFocus.current;
    const focused = root.current?.querySelector<HTMLElement>(`[data-index="${row}"] :is(${wanted})`);
    if (!focused) return;
    focused.focus();
    nextFocus.current = null;
  });

  const found = rows.flatMap((row, index) =>
    index === open || search === '' || matches(row, vehicleOfRow(row, makes), search) ? [index] : [],
  );
  const visible = found.filter((index, at) => at < shownCount || index === open);
  const hidden = found.length - visible.length;

  function edit(index: number) {
    nextFocus.current = { row: index, control: firstField };
    setOpen(index);
  }

  function addRow() {
    append({ ...emptyFitment, source: rows.at(-1)?.source ?? '' }, { shouldFocus: false });
    edit(fields.length);
  }

  function keepRow(index: number): RowFault | null {
    const fault = faultsOfRows(rows, makes)[index];
    if (isFault(fault)) return fault;
    nextFocus.current = { row: index, control: editButton };
    setOpen(null);
    return null;
  }

  function removeRow(index: number) {
    remove(index);
    const stillOpen = open === null || open === index ? null : open - Number(index < open);
    setOpen(stillOpen);
    const place = visible.indexOf(index);
    const after = visible[place + 1];
    const next = after === undefined ? visible[place - 1] : after - 1;
    if (next === undefined) adder.current?.querySelector('button')?.focus();
    else nextFocus.current = { row: next, control: next === stillOpen ? firstField : editButton };
  }

  function addCopied(statements: readonly Statement[]): boolean {
    const texts = statements.map(fitmentTextOf);
    const known = new Set(rows.map((row) => JSON.stringify(fitmentOf(row))));
    const others = texts.filter((row) => !known.has(JSON.stringify(fitmentOf(row)))).slice(0, free);
    if (others.length === 0) return false;
    add(statements);
    append(others, { shouldFocus: false });
    setSearch('');
    setShownCount(Math.max(shownCount, fields.length + firstRows));
    nextFocus.current = { row: fields.length, control: editButton };
    setCopying(false);
    setNotice(m.copied({ count: others.length, shown: formatCount(others.length) }));
    return true;
  }

  return (
    <div className={styles.section} ref={root}>
      <div className={styles.tools}>
        {fields.length > 0 && (
          <div
            className={styles.filter}
            // It would send the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          >
            <SearchField
              label={m.filter({ count: fields.length, shown: formatCount(fields.length) })}
              placeholder={m.filter({ count: fields.length, shown: formatCount(fields.length) })}
              value={search}
              onChange={setSearch}
            />
          </div>
        )}
        <div ref={adder}>
          <Button icon={<Icon name="plus" size={16} />} isDisabled={free <= 0} onPress={addRow}>
            {m.addVehicle()}
          </Button>
        </div>
      </div>
      {fields.length > 0 && (
        <div>
          <div className={styles.labels} aria-hidden="true">
            <span>{m.vehicle()}</span>
            <span>{m.built()}</span>
            <span>{m.engine()}</span>
            <span>{m.conditions()}</span>
          </div>
          <ul className={styles.rows}>
            {visible.map((index) => {
              const row = rows[index];
              if (!row) return null;
              const own = {
                ...{ index, row, vehicle: vehicleOfRow(row, makes) },
                fault: faults[index] ?? null,
                joins: joins[index] ?? null,
              };
              const key = fields[index]?.id ?? index;
              return index === open ? (
                <StatementEditor
                  key={key}
                  {...own}
                  form={form}
                  makes={makes}
                  known={rows.flatMap(({ conditions }, at) => (at === index ? [] : conditionsIn(conditions)))}
                  onUse={load}
                  onKeep={() => keepRow(index)}
                  onRemove={() => removeRow(index)}
                />
              ) : (
                <StatementRow
                  key={key}
                  {...own}
                  onEdit={() => edit(index)}
                  onRemove={() => removeRow(index)}
                />
              );
            })}
          </ul>
        </div>
      )}
      {fields.length > 0 && found.length === 0 && <p className={styles.hint}>{m.noFound()}</p>}
      <div className={styles.below}>
        {hidden > 0 && (
          <Button onPress={() => setShownCount(shownCount + moreRows)}>
            {m.showMore({ shown: formatCount(Math.min(hidden, moreRows)) })}
          </Button>
        )}
        <p className={styles.count} role="status">
          {fields.length > 0 && isKnown && <Fits count={countVehicles(judged.map(fitmentOf), makes)} />}
        </p>
        <div className={styles.copyFrom}>
          <Button
            tone="quiet"
            isDisabled={free <= 0}
            expands={{ id: `${hintId}-copy`, isExpanded: isCopying }}
            onPress={() => setCopying(!isCopying)}
          >
            {m.copyFrom()}
          </Button>
        </div>
      </div>
      <div id={`${hintId}-copy`}>
        {isCopying && <CopyFitments fitmentsOf={source.fitmentsOf} onCopied={addCopied} />}
      </div>
      {isFailed && (
        <p className={styles.fault} role="alert">
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
