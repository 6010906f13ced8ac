import { engineName } from '#contract/fitment/vehicle-name.ts';
import * as m from '#messages/part-vehicles.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { everyMake, type FitmentText } from '../part/fitment-texts.ts';
import { isFault, type RowFault } from './fitment-rows.ts';
import { builtText, conditionsOfRow, vehicleText, type RowVehicle } from './statement-texts.ts';
import * as styles from './PartVehicles.css.ts';

export interface StatementRowProps {
  index: number;
  row: FitmentText;
  vehicle: RowVehicle;
  fault: RowFault | null;
  /** The index of the row that says the same. */
  joins: number | null;
  onEdit(): void;
  onRemove(): void;
}

/** A statement that is not edited. */
export function StatementRow({ index, row, vehicle, fault, joins, onEdit, onRemove }: StatementRowProps) {
  const number = index + 1;
  const conditions = conditionsOfRow(row);
  const place = [row.position, row.quantity && `${row.quantity}×`, row.source].filter(Boolean).join(', ');
  return (
    <li className={styles.row} aria-label={m.row({ row: number })} data-index={index}>
      <div className={styles.cells}>
        <div className={styles.vehicle}>
          <bdi className={styles.name}>{vehicleText(row, vehicle)}</bdi>
          {place && (
            <span className={styles.sub} dir="auto">
              {place}
            </span>
          )}
        </div>
        <span className={styles.built} dir="ltr">
          {builtText(row, vehicle)}
        </span>
        <span dir="auto">{engineText(row, vehicle)}</span>
        <div className={styles.onlyIf}>
          {conditions.length > 0 ? (
            <span dir="auto">{conditions.join(', ')}</span>
          ) : (
            <span className={styles.quiet}>{m.nothing()}</span>
          )}
          {row.note && (
            <span className={styles.sub} dir="auto">
              {m.rowNote({ note: row.note })}
            </span>
          )}
        </div>
        <div className={styles.buttons}>
          <IconButton label={m.editRow({ row: number })} icon={<Icon name="pencil" />} onPress={onEdit} />
          <IconButton
            label={m.removeRow({ row: number })}
            tone="critical"
            icon={<Icon name="trash" />}
            onPress={onRemove}
          />
        </div>
      </div>
      <RowMessage fault={fault} joins={joins} />
    </li>
  );
}

function engineText({ make, engine: slug }: FitmentText, { engine }: RowVehicle): string {
  if (make === everyMake || make === '') return '';
  if (slug === '') return m.allEngines();
  return engine ? engineName(engine) : slug;
}

/** What is wrong with a row, what to look at, and what happens to it. */
export function RowMessage({ fault, joins }: Pick<StatementRowProps, 'fault' | 'joins'>) {
  return (
    <>
      {fault && (
        <p className={isFault(fault) ? styles.fault : styles.caution}>
          <Icon name={isFault(fault) ? 'alert' : 'caution'} size={16} />
          <span>{fault.message}</span>
        </p>
      )}
      {joins !== null && <p className={styles.joins}>{m.joins({ row: joins + 1 })}</p>}
    </>
  );
}
