import { useEffect, useEffectEvent, useRef } from 'react';
import { enginesIn } from '#contract/fitment/variants.ts';
import { yearMonthText } from '#contract/fitment/year-month.ts';
import type { Engine, ListedMake, ModelOfMake } from '#contract/fitment/vehicles.ts';
import * as m from '#messages/vehicle-picker.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { SelectControl } from '#ui/components/Select/SelectControl.tsx';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { PickerColumn, type PickerRow } from './PickerColumn.tsx';
import * as styles from './PickerColumn.css.ts';
import {
  enginesMeant,
  engineWords,
  noChoice,
  readChoice,
  valueOf,
  yearsOf,
  type VehicleChoice,
  type VehicleData,
} from './vehicle-choice.ts';
import { Words } from './VehicleFields.tsx';

/** The fields of a vehicle, in their order. */
type Field = 'make' | 'model' | 'year' | 'engine';

export interface VehicleColumnsProps {
  choice: VehicleChoice;
  data: VehicleData;
  /** What was understood of the typed words. */
  understood: string;
  /** The field that is missing, if that is to be said. It receives the focus with each new `attempt`. */
  missing: { field: Field; message: string; attempt: number } | null;
  onChange(choice: VehicleChoice): void;
}

const mostAsked = 8;
/** In place of an engine: it stays open. */
const anyEngine = '*';

/** A vehicle in words, or in columns: make, model, then year and engine. Each column waits for the one before. */
export function VehicleColumns({ choice, data, understood, missing, onChange }: VehicleColumnsProps) {
  const { make, model, year, engine } = readChoice(choice, data);
  const makeField = useRef<HTMLInputElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const yearField = useRef<HTMLSelectElement>(null);
  const engineField = useRef<HTMLInputElement>(null);
  /** The field that receives the focus as soon as it is there. */
  const awaited = useRef<Field | null>(null);
  const attempt = missing?.attempt;
  const missingField = missing?.field;
  const choose = (change: Partial<VehicleChoice>, field?: Field) => {
    awaited.current = field ?? null;
    onChange({ ...choice, words: '', ...change });
  };

  const focus = useEffectEvent((field: Field) => {
    const fields = { make: makeField, model: modelField, year: yearField, engine: engineField };
    const element = fields[field].current;
    element?.focus();
    return element !== null;
  });
  useEffect(() => {
    if (awaited.current && focus(awaited.current)) awaited.current = null;
  });
  useEffect(() => {
    if (missingField && attempt !== undefined) focus(missingField);
  }, [missingField, attempt]);

  const makes = valueOf(data.makes) ?? [];
  const reading = valueOf(data.reading);
  const meant = new Set(
    choice.words.trim() !== '' && reading && reading.count > 1 ? reading.models.map(({ slug }) => slug) : [],
  );
  const models = (make?.models ?? []).filter(({ slug }) => meant.size === 0 || meant.has(slug));
  const engines = model && year !== undefined ? enginesIn(model, year) : [];
  const rest = enginesMeant(engines, reading?.rest ?? '').length > 0 ? (reading?.rest ?? '') : '';
  const failed = [data.make, data.model].find((remote) => remote?.status === 'error');
  const messageAt = (field: Field) => (missing?.field === field ? missing.message : undefined);

  return (
    <div>
      <Words
        label={m.typeOrChoose()}
        words={choice.words}
        understood={understood || m.wordsHint()}
        onType={(words) => {
          awaited.current = null;
          onChange({ ...noChoice, words });
        }}
      />
      <div className={styles.columns}>
        <PickerColumn
          label={m.make()}
          findLabel={m.findMake()}
          ref={makeField}
          rows={makes.map((one) => makeRow(one, letterOf(one)))}
          first={makes
            .filter(({ statements }) => statements > 0)
            .toSorted((one, other) => other.statements - one.statements)
            .slice(0, makes.length > mostAsked ? mostAsked : 0)
            .map((one) => ({ ...makeRow(one, m.mostAsked()), id: `first-${one.slug}` }))}
          chosen={choice.make || undefined}
          error={messageAt('make')}
          onChoose={(id) => {
            const slug = id.replace(/^first-/, '');
            choose({ make: slug, ...(slug !== choice.make && { model: '', year: '', engine: '' }) }, 'model');
          }}
          changeLabel={m.changeMake()}
          onChange={() => choose({ make: '', model: '', year: '', engine: '' }, 'make')}
        />
        <PickerColumn
          key={`model ${choice.make}`}
          label={m.model()}
          findLabel={m.findModel()}
          ref={modelField}
          rows={models.map(modelRow)}
          chosen={choice.model || undefined}
          hint={choice.make === '' ? m.makeFirst() : make ? undefined : m.loading()}
          error={messageAt('model')}
          onChoose={(slug) => choose({ model: slug, ...(slug !== choice.model && { engine: '' }) }, 'year')}
          changeLabel={m.changeModel()}
          onChange={() => choose({ model: '', engine: '' }, 'model')}
        />
        <PickerColumn
          key={`engine ${choice.model}`}
          label={year === undefined ? m.engine() : m.engineOf({ year: String(year) })}
          findLabel={m.findEngine()}
          ref={engineField}
          typed={rest}
          rows={[
            ...groupedByFuel(engines).map(engineRow),
            ...(year === undefined ? [] : [anyRow(year, engines.length)]),
          ]}
          chosen={undefined}
          selected={engine?.slug ?? anyEngine}
          hint={
            choice.model === ''
              ? m.modelFirst()
              : model
                ? year === undefined
                  ? m.yearFirst()
                  : undefined
                : m.loading()
          }
          isShown={choice.model !== ''}
          onChoose={(slug) => choose({ engine: slug === anyEngine ? '' : slug })}
          changeLabel={m.changeModel()}
          onChange={() => undefined}
        >
          {model && (
            <SelectControl
              aria-label={m.year()}
              name="year"
              ref={yearField}
              options={[
                { value: '', label: m.chooseYear() },
                ...yearsOf(model).map((one) => ({ value: String(one), label: String(one) })),
              ]}
              value={String(year ?? '')}
              autoComplete="off"
              aria-invalid={messageAt('year') !== undefined || undefined}
              onChange={({ currentTarget }) => choose({ year: currentTarget.value, engine: '' })}
            />
          )}
        </PickerColumn>
      </div>
      {failed?.status === 'error' && <LoadFailed of={failed} title={m.failed()} />}
    </div>
  );
}

/** Under which a make is listed: Škoda is under S. */
const letterOf = ({ name }: ListedMake) => name.normalize('NFD').slice(0, 1).toUpperCase();

const makeRow = ({ slug, name, aliases = [], models }: ListedMake, group: string): PickerRow => ({
  ...{ id: slug, name, group },
  end: m.modelCount({ count: models, shown: formatCount(models) }),
  words: [name, ...aliases].join(' ').toLowerCase(),
});

const modelRow = ({ slug, name, from, to, aliases = [] }: ModelOfMake): PickerRow => {
  const details = from === to ? String(from) : `${from}–${to}`;
  return { id: slug, name, details, words: [name, details, ...aliases].join(' ').toLowerCase() };
};

/** Metric horsepower. */
const horsepowerOf = (kw: number) => Math.round(kw * 1.35962);

function engineRow(engine: Engine): PickerRow {
  const { slug, name, codes, body, drive, kw, fuel, fromYear, fromMonth, toYear, toMonth } = engine;
  const [from, to] = [
    yearMonthText(fromYear ?? null, fromMonth ?? null),
    yearMonthText(toYear ?? null, toMonth ?? null),
  ];
  const details = [codes, body, drive, from || to ? `${from}–${to}` : ''].filter(Boolean).join(', ');
  return {
    ...{ id: slug, name, words: engineWords(engine) },
    ...(fuel !== undefined && { group: fuel }),
    ...(details !== '' && { details }),
    ...(kw !== undefined && { end: m.power({ kw: String(kw), hp: String(horsepowerOf(kw)) }) }),
  };
}

const anyRow = (year: number, engines: number): PickerRow => ({
  ...{ id: anyEngine, name: m.anyEngineOf({ year: String(year) }), words: '', isAlways: true },
  group: m.notSure(),
  end: m.variantCount({ count: engines, shown: formatCount(engines) }),
});

/** The engines of one fuel follow each other. */
function groupedByFuel(engines: readonly Engine[]): readonly Engine[] {
  const fuels = [...new Set(engines.map(({ fuel }) => fuel))];
  return fuels.flatMap((fuel) => engines.filter((engine) => engine.fuel === fuel));
}
