import { useId, useState, type ReactNode } from 'react';
import type { Make } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/part-vehicles.js';
import { input } from '#ui/components/Field/Field.css.ts';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { SelectArrow } from '#ui/components/Select/SelectArrow.tsx';
import { control, select } from '#ui/components/Select/Select.css.ts';
import { everyMake, type FitmentText } from '../part/fitment-texts.ts';
import type { PartForm } from '../part/use-part-form.ts';
import type { RowFault } from './fitment-rows.ts';
import * as styles from './PartVehicles.css.ts';

export interface FitmentRowProps {
  form: PartForm;
  makes: readonly Make[];
  index: number;
  row: FitmentText;
  fault: RowFault | null;
  /** The index of the row that says the same. */
  joins: number | null;
  onRemove(): void;
}

/** A statement: the years of a model, or every vehicle. */
export function FitmentRow({ form, makes, index, row, fault, joins, onRemove }: FitmentRowProps) {
  const { register, setValue, formState } = form;
  const messageId = useId();
  const [isOpen, setOpen] = useState(false);
  // A row is judged when it is left, and then until it is right.
  const [isJudged, setJudged] = useState(row.make !== '');
  const shown = isJudged || formState.isSubmitted ? fault : null;
  const isEvery = row.make === everyMake;
  const models = makes.find(({ name }) => name === row.make)?.models ?? [];
  const model = models.find(({ slug }) => slug === row.model);
  const number = index + 1;
  const details = [row.position, row.quantity && `${row.quantity}×`, row.source].filter(Boolean).join(', ');
  const isDetailed = isOpen || ['position', 'quantity', 'source'].includes(shown?.field ?? '');

  const field = (name: keyof FitmentText, onChange?: () => void) => ({
    ...register(`fitments.${index}.${name}`, { onChange }),
    'aria-invalid': shown?.field === name || undefined,
    'aria-describedby': shown?.field === name ? messageId : undefined,
  });
  // Its options depend on other fields, so React keeps the value.
  const choice = (name: 'make' | 'model' | 'engine', onChange?: () => void) => ({
    ...field(name, onChange),
    value: row[name],
  });
  const clear = (...names: readonly (keyof FitmentText)[]) => {
    for (const name of names) setValue(`fitments.${index}.${name}`, '', { shouldDirty: true });
  };

  return (
    <li
      className={styles.vehicle}
      aria-label={m.row({ row: number })}
      onChange={() => !shown && setJudged(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setJudged(true)}
    >
      <Cell label={m.make()} look={isEvery ? 'every' : 'one'}>
        {(id) => (
          <SelectControl id={id} {...choice('make', () => clear('model', 'engine'))}>
            <option value="">{m.noMake()}</option>
            <option value={everyMake}>{m.everyVehicle()}</option>
            {makes.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectControl>
        )}
      </Cell>
      {!isEvery && (
        <>
          <Cell label={m.model()}>
            {(id) => (
              <SelectControl id={id} {...choice('model', () => clear('engine'))}>
                <option value="">{m.noModel()}</option>
                {models.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectControl>
            )}
          </Cell>
          <Cell label={m.from()}>
            {(id) => (
              <input
                id={id}
                {...yearInput}
                placeholder={model && String(model.fromYear)}
                {...field('fromYear')}
              />
            )}
          </Cell>
          <Cell label={m.to()}>
            {(id) => (
              <input
                id={id}
                {...yearInput}
                placeholder={model && String(model.toYear)}
                {...field('toYear')}
              />
            )}
          </Cell>
          <Cell label={m.engine()} look="line">
            {(id) => (
              <SelectControl id={id} {...choice('engine')}>
                <option value="">{m.allEngines()}</option>
                {model?.engines.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectControl>
            )}
          </Cell>
        </>
      )}
      <Cell label={m.note()} look={isEvery ? 'besideMore' : 'line'}>
        {(id) => <input id={id} className={input} autoComplete="off" {...field('note')} />}
      </Cell>
      <div className={styles.more}>
        <IconButton
          label={isDetailed ? m.fewerDetails({ row: number }) : m.moreDetails({ row: number })}
          size="sm"
          icon={<Icon name={isDetailed ? 'minus' : 'more'} size={16} />}
          isExpanded={isDetailed}
          onPress={() => setOpen(!isDetailed)}
        />
      </div>
      <div className={styles.remove}>
        <IconButton
          label={m.removeRow({ row: number })}
          size="sm"
          tone="critical"
          icon={<Icon name="trash" size={16} />}
          onPress={onRemove}
        />
      </div>
      {isDetailed && (
        <div className={styles.details}>
          <Cell label={m.position()} isLabelled>
            {(id) => <input id={id} className={input} autoComplete="off" {...field('position')} />}
          </Cell>
          <Cell label={m.quantity()} isLabelled>
            {(id) => <input id={id} {...yearInput} {...field('quantity')} />}
          </Cell>
          <Cell label={m.source()} look="line" isLabelled>
            {(id) => <input id={id} className={input} autoComplete="off" {...field('source')} />}
          </Cell>
        </div>
      )}
      <p className={shown ? styles.fault : styles.message} id={messageId}>
        {shown && <Icon name="alert" size={16} />}
        <span>
          {shown ? shown.message : joins !== null ? m.joins({ row: joins + 1 }) : isDetailed ? '' : details}
        </span>
      </p>
    </li>
  );
}

const yearInput = { className: styles.year, dir: 'ltr', autoComplete: 'off', inputMode: 'numeric' } as const;

type SelectControlProps = React.ComponentProps<'select'>;

function SelectControl({ children, ...attributes }: SelectControlProps) {
  return (
    <span className={control}>
      <select className={select} {...attributes}>
        {children}
      </select>
      <SelectArrow />
    </span>
  );
}

interface CellProps {
  label: string;
  look?: keyof typeof styles.cells;
  /** Also in a row, not only in a record. */
  isLabelled?: boolean;
  children(id: string): ReactNode;
}

function Cell({ label, look = 'one', isLabelled = false, children }: CellProps) {
  const id = useId();
  return (
    <div className={styles.cells[look]}>
      <label className={isLabelled ? styles.detailLabel : styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
